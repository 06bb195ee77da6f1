import type { Doc, Value } from '../bson/value.ts';

/** What an expression is evaluated against. */
export interface Scope {
  root: Doc;
  current: Value;
  variables: Record<string, Value>;
}

/** A compiled expression; `undefined` is a missing value. */
export type Expression = (scope: Scope) => Value;

/** Compiles an expression of any kind. */
export type CompileExpression = (source: Value) => Expression;

/** Compiles the argument of one operator; `compile` is for the expressions inside it. */
export type CompileOperator = (
  argument: Value,
  operator: string,
  compile: CompileExpression,
) => Expression;

/** True for null and missing, on which most operators give null. */
export function isNullish(value: Value): value is null | undefined {
  return value === null || value === undefined;
}
