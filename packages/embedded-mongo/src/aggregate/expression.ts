import { MaxKey, MinKey } from 'bson';
import { getField, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { failedToParse, notSupported, ServerError } from '../errors.ts';
import { splitPath } from '../query/path.ts';
import { arrayOperators } from './operators-array.ts';
import { dateOperators } from './operators-date.ts';
import { logicOperators } from './operators-logic.ts';
import { mathOperators } from './operators-math.ts';
import { stringOperators } from './operators-string.ts';
import { typeOperators } from './operators-type.ts';

/** What an expression is evaluated against. */
export interface Scope {
  root: Doc;
  current: Value;
  variables: Record<string, Value>;
}

/** A compiled expression; `undefined` is a missing value. */
export type Expression = (scope: Scope) => Value;

/** Compiles the argument of one operator. */
export type CompileOperator = (argument: Value, operator: string) => Expression;

const KNOWN_UNSUPPORTED = new Set([
  '$function',
  '$accumulator',
  '$meta',
  '$sampleRate',
  '$toHashedIndexKey',
  '$tsIncrement',
  '$tsSecond',
]);

let table: Record<string, CompileOperator> | undefined;

function operatorTable(): Record<string, CompileOperator> {
  // Built late: the operator modules compile their arguments with this module.
  table ??= {
    ...logicOperators,
    ...mathOperators,
    ...stringOperators,
    ...arrayOperators,
    ...dateOperators,
    ...typeOperators,
  };
  return table;
}

/** Compiles an aggregation expression. Throws `InvalidPipelineOperator` (168) for unknown ones. */
export function compileExpression(source: Value): Expression {
  if (typeof source === 'string')
    return source.startsWith('$') ? compilePath(source) : () => source;
  if (Array.isArray(source)) {
    const items = source.map((item: Value) => compileExpression(item));
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(source)) return () => source;
  const fields = Object.keys(source);
  const operator = fields.find((field) => field.startsWith('$'));
  if (operator === undefined) return compileObject(source, fields);
  if (fields.length > 1) {
    throw new ServerError(
      15983,
      `An object representing an expression must have exactly one field: { ${fields.join(', ')} }`,
    );
  }
  const argument = source[operator];
  const operators = operatorTable();
  if (Object.hasOwn(operators, operator)) return operators[operator]!(argument, operator);
  if (KNOWN_UNSUPPORTED.has(operator)) throw notSupported(operator);
  throw new ServerError(168, `Unrecognized expression '${operator}'`);
}

function compileObject(source: Doc, fields: string[]): Expression {
  const compiled = fields.map((field): [string, Expression] => {
    if (field.includes('.'))
      throw new ServerError(
        16412,
        `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
      );
    return [field, compileExpression(source[field])];
  });
  return (scope) => {
    const result: Doc = {};
    for (const [field, expression] of compiled) {
      const value = expression(scope);
      if (value !== undefined) setField(result, field, value);
    }
    return result;
  };
}

const REMOVE: Expression = () => undefined;

function compilePath(source: string): Expression {
  if (!source.startsWith('$$')) {
    const parts = fieldParts(source.slice(1));
    return (scope) => pathValue(scope.current, parts, 0);
  }
  const [name, ...rest] = source.slice(2).split('.');
  const parts = rest.length > 0 ? fieldParts(rest.join('.')) : [];
  switch (name) {
    case 'ROOT':
      return (scope) => pathValue(scope.root, parts, 0);
    case 'CURRENT':
      return (scope) => pathValue(scope.current, parts, 0);
    case 'REMOVE':
      return REMOVE;
    case 'NOW':
      return (scope) => (scope.variables['NOW'] ??= new Date());
    case 'KEEP':
    case 'PRUNE':
    case 'DESCEND':
      return () => name;
    case 'CLUSTER_TIME':
    case 'SEARCH_META':
    case 'USER_ROLES':
      throw notSupported(`$$${name}`);
    default:
  }
  if (!name || !/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name)) {
    throw failedToParse(`'${name}' starts with an invalid character for a user variable name`);
  }
  return (scope) => {
    if (!Object.hasOwn(scope.variables, name))
      throw new ServerError(17276, `Use of undefined variable: ${name}`);
    return pathValue(scope.variables[name], parts, 0);
  };
}

function fieldParts(path: string): string[] {
  const parts = splitPath(path);
  if (parts.some((part) => part === ''))
    throw new ServerError(40353, `FieldPath must not end with a '.'.`);
  if (parts.some((part) => part.startsWith('$')))
    throw new ServerError(16410, `FieldPath field names may not start with '$'.`);
  return parts;
}

/** The value of a path in an expression: an array gives the array of what its elements have. */
export function pathValue(value: Value, parts: readonly string[], at: number): Value {
  if (at === parts.length) return value;
  if (isDoc(value)) return pathValue(getField(value, parts[at]!), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value
    .map((item: Value) =>
      isDoc(item) || Array.isArray(item) ? pathValue(item, parts, at) : undefined,
    )
    .filter((item) => item !== undefined);
}

/** The arguments of an operator that takes a list; a single value counts as a list of one. */
export function compileArguments(
  argument: Value,
  operator: string,
  least: number,
  most = least,
): Expression[] {
  const list = Array.isArray(argument) ? (argument as Value[]) : [argument];
  if (list.length < least || list.length > most) {
    const wanted = least === most ? `exactly ${least}` : `at least ${least} and at most ${most}`;
    throw new ServerError(
      16020,
      `Expression ${operator} takes ${wanted} arguments. ${list.length} were passed in.`,
    );
  }
  return list.map((item) => compileExpression(item));
}

/** The named arguments of an operator. Throws for unknown and missing names. */
export function namedArguments(
  argument: Value,
  operator: string,
  required: string[],
  optional: string[] = [],
): Record<string, Expression | undefined> {
  if (!isDoc(argument)) throw failedToParse(`${operator} only supports an object as its argument`);
  for (const name of Object.keys(argument)) {
    if (!required.includes(name) && !optional.includes(name))
      throw failedToParse(`Unrecognized argument to ${operator}: ${name}`);
  }
  const result: Record<string, Expression | undefined> = {};
  for (const name of [...required, ...optional]) {
    if (Object.hasOwn(argument, name)) result[name] = compileExpression(argument[name]);
    else if (required.includes(name))
      throw failedToParse(`Missing '${name}' parameter to ${operator}`);
  }
  return result;
}

/** True for null and missing, on which most operators give null. */
export function isNullish(value: Value): value is null | undefined {
  return value === null || value === undefined;
}

/** True for MongoDB's extreme values, which no arithmetic accepts. */
export function isExtreme(value: Value): boolean {
  return value instanceof MinKey || value instanceof MaxKey;
}
