/** Languages that code, queries, markup and circuits are written in. One a line, `Name = alias, alias`. */
export const languages = `
  JavaScript = JS, ECMAScript
  TypeScript = TS
  Python = Py
  Java
  Kotlin
  Swift
  Objective-C = ObjC
  Go = Golang
  Rust
  C
  C++ = CPP
  C# = C Sharp
  PHP
  Ruby
  Scala
  Elixir
  Erlang
  Haskell
  Clojure
  Dart
  R
  SQL
  HTML = HTML5
  CSS = CSS3
  Sass = SCSS
  Bash = Shell scripting
  Solidity
  Perl
  Lua
  MATLAB
  Julia
  F# = F Sharp
  OCaml
  Groovy
  COBOL
  Fortran
  Delphi = Object Pascal
  Visual Basic = VB.NET
  VBA = Visual Basic for Applications
  PowerShell
  ABAP
  PL/SQL
  T-SQL = Transact-SQL
  Assembly = Assembler
  Nim
  Lisp = Common Lisp
  Prolog
  CoffeeScript
  ActionScript
  XML
  YAML
  JSON
  GLSL
  VHDL
  Verilog = SystemVerilog
  Vyper
  WebAssembly = WASM
  XSLT
  Gherkin
`;
