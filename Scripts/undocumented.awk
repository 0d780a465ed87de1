# SPDX-License-Identifier: MIT
# Prints the public, package and open declarations with no doc comment directly above them: also the cases of
# such an enum, the requirements of such a protocol and the members of such an extension, which carry no access level
# of their own. Read by Scripts/check-docs. The sources are formatted, so that the indentation tells what stands in what.

# The line without its attributes and the doc comment that may stand before it.
function declaration(line) {
  sub(/^ +/, "", line)
  while (match(line, /^@[A-Za-z_]+(\([^()]*(\([^()]*\))?[^()]*\))?( +|$)/)) line = substr(line, RLENGTH + 1)
  return line
}
# The keyword that a declaration turns on, such as `func`; empty when the line declares nothing.
# Sets `access` to whether an access level stands before it that others see.
function keyword(line, words, count, i, word) {
  access = 0
  count = split(line, words, /[ :<(=]+/)
  for (i = 1; i <= count; i++) {
    word = words[i]
    if (word ~ /^(associatedtype|actor|case|class|enum|extension|func|init[?]?|let|protocol|struct|subscript|typealias|var)$/) {
      # `class func` is a modifier and a keyword.
      if (word == "class" && words[i + 1] ~ /^(func|var|let|subscript|final|override|nonisolated)$/) continue
      return word
    }
    if (word ~ /^(public|package|open)$/ && words[i + 1] !~ /^set\)$/) access = 1
    if (word !~ /^(public|package|open|internal|private|fileprivate|set|unsafe|safe|\)|final|static|weak|unowned|lazy|mutating|nonmutating|nonisolated|isolated|convenience|required|override|dynamic|indirect|optional|prefix|postfix|infix|consuming|borrowing|set\)|unsafe\)|safe\))$/)
      return ""
  }
  return ""
}
FNR == 1 { documented = 0; attribute = 0; delete container }
/^ *\/\/\// { documented = 1; next }
/^ *\/\// { next }
# An attribute on lines of its own belongs to the declaration below it.
attribute { attribute = $0 !~ /\)( |$)/; next }
/^ *@[A-Za-z_]+\([^)]*$/ { attribute = 1; next }
declaration($0) == "" && /@/ { next }
/^ *#(if|else|elseif|endif)/ { next }
{
  line = declaration($0)
  match($0, /^ */); indent = RLENGTH
  word = keyword(line)
  if (line != "" && line !~ /^[})\]]/) for (level in container) if (level + 0 >= indent) delete container[level]
  outer = (indent - 2) in container ? container[indent - 2] : ""
  inherited = outer == "enum" ? word == "case" : outer != "" && line !~ /^(private|fileprivate|internal) /
  if (word !~ /^(|extension)$/ && (access || inherited) && !documented && line !~ /(^| )override /) {
    sub(/ *\{.*/, "", line)
    print FILENAME ":" FNR ": error: no doc comment: " line
  }
  if (access && word ~ /^(enum|protocol|extension)$/) container[indent] = word
  documented = 0
}
