import { getField, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { clusterTime } from '../transactions/cluster-time.ts';
import { failedToParse, notSupported, ServerError } from '../errors.ts';
import { fieldPathParts } from '../query/path.ts';
import { arrayOperators } from './operators-array.ts';
import { dateOperators } from './operators-date.ts';
import { functionOperators } from './operators-function.ts';
import { logicOperators } from './operators-logic.ts';
import { mathOperators } from './operators-math.ts';
import { setOperators } from './operators-set.ts';
import { stringOperators } from './operators-string.ts';
import { typeOperators } from './operators-type.ts';
import type { CompileOperator, Expression } from './operator.ts';

const KNOWN_UNSUPPORTED = new Set([
  '$function',
  '$accumulator',
  '$meta',
  '$sampleRate',
  '$toHashedIndexKey',
  '$tsIncrement',
  '$tsSecond',
]);

const operators: Record<string, CompileOperator> = {
  ...logicOperators,
  ...mathOperators,
  ...functionOperators,
  ...stringOperators,
  ...arrayOperators,
  ...setOperators,
  ...dateOperators,
  ...typeOperators,
};

/** Checks whether an expression operator exists, here or in MongoDB. */
export function isExpressionOperator(name: string): boolean {
  return Object.hasOwn(operators, name) || KNOWN_UNSUPPORTED.has(name);
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
  if (Object.hasOwn(operators, operator))
    return operators[operator]!(argument, operator, compileExpression);
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
    const parts = fieldPathParts(source.slice(1));
    const [only] = parts;
    if (parts.length === 1 && only !== undefined)
      return ({ root, current }) =>
        current === root || isDoc(current)
          ? getField(current as Doc, only)
          : pathValue(current, parts, 0);
    return (scope) => pathValue(scope.current, parts, 0);
  }
  const [name, ...rest] = source.slice(2).split('.');
  const parts = rest.length > 0 ? fieldPathParts(rest.join('.')) : [];
  switch (name) {
    case 'ROOT':
      return (scope) => pathValue(scope.root, parts, 0);
    case 'CURRENT':
      return (scope) => pathValue(scope.current, parts, 0);
    case 'REMOVE':
      return REMOVE;
    case 'NOW':
      return (scope) => (scope.variables['NOW'] ??= new Date());
    case 'CLUSTER_TIME':
      return (scope) => (scope.variables['CLUSTER_TIME'] ??= clusterTime());
    case 'KEEP':
    case 'PRUNE':
    case 'DESCEND':
      return () => name;
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

/**
 * Returns the value of a path in an expression: for an array, the array of its elements' values.
 */
function pathValue(value: Value, parts: readonly string[], at: number): Value {
  if (at === parts.length) return value;
  if (isDoc(value)) return pathValue(getField(value, parts[at]!), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value
    .map((item: Value) =>
      isDoc(item) || Array.isArray(item) ? pathValue(item, parts, at) : undefined,
    )
    .filter((item) => item !== undefined);
}
