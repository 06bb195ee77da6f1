import { compareValues } from '../bson/key.ts';
import {
  getField,
  isDoc,
  isTruthy,
  removeField,
  setField,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { failedToParse, ServerError } from '../errors.ts';
import { compileArguments, namedArguments } from './arguments.ts';
import {
  isNullish,
  type CompileExpression,
  type CompileOperator,
  type Expression,
} from './operator.ts';

function comparing(passes: (order: number) => boolean): CompileOperator {
  return (argument, operator, compile) => {
    const [left, right] = compileArguments(argument, operator, compile, 2) as [
      Expression,
      Expression,
    ];
    return (scope) => passes(order(left(scope), right(scope)));
  };
}

/** Unlike in filters, a missing value is less than null here. */
function order(a: Value, b: Value): number {
  if (a === undefined || b === undefined)
    return (a === undefined ? 0 : 1) - (b === undefined ? 0 : 1);
  return compareValues(a, b);
}

function branchesOf(
  argument: Value,
  compile: CompileExpression,
): { test: Expression; then: Expression }[] {
  if (!Array.isArray(argument) || argument.length === 0)
    throw new ServerError(40068, '$switch requires at least one branch');
  return argument.map((branch: Value) => {
    const { case: test, then } = namedArguments(branch, '$switch', compile, ['case', 'then']);
    return { test: test!, then: then! };
  });
}

const COND_CODES = { unknown: 17083, missing: { if: 17080, then: 17081, else: 17082 } };

/** Comparison, boolean, conditional and variable operators. */
export const logicOperators: Record<string, CompileOperator> = {
  $eq: comparing((result) => result === 0),
  $ne: comparing((result) => result !== 0),
  $gt: comparing((result) => result > 0),
  $gte: comparing((result) => result >= 0),
  $lt: comparing((result) => result < 0),
  $lte: comparing((result) => result <= 0),
  $cmp: (argument, operator, compile) => {
    const [left, right] = compileArguments(argument, operator, compile, 2) as [
      Expression,
      Expression,
    ];
    return (scope) => Math.sign(order(left(scope), right(scope)));
  },
  $and: (argument, operator, compile) => {
    const parts = compileArguments(argument, operator, compile, 0, Number.POSITIVE_INFINITY);
    return (scope) => parts.every((part) => isTruthy(part(scope)));
  },
  $or: (argument, operator, compile) => {
    const parts = compileArguments(argument, operator, compile, 0, Number.POSITIVE_INFINITY);
    return (scope) => parts.some((part) => isTruthy(part(scope)));
  },
  $not: (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => !isTruthy(part(scope));
  },
  $cond: (argument, _operator, compile) => {
    let parts: Expression[];
    if (isDoc(argument)) {
      const named = namedArguments(
        argument,
        '$cond',
        compile,
        ['if', 'then', 'else'],
        [],
        COND_CODES,
      );
      parts = [named['if']!, named['then']!, named['else']!];
    } else parts = compileArguments(argument, '$cond', compile, 3);
    const [test, yes, no] = parts as [Expression, Expression, Expression];
    return (scope) => (isTruthy(test(scope)) ? yes(scope) : no(scope));
  },
  $ifNull: (argument, operator, compile) => {
    const parts = compileArguments(argument, operator, compile, 2, Number.POSITIVE_INFINITY);
    return (scope) => {
      let value: Value;
      for (const part of parts) {
        value = part(scope);
        if (!isNullish(value)) return value;
      }
      return value;
    };
  },
  $switch: (argument, _operator, compile) => {
    if (!isDoc(argument)) throw failedToParse('$switch requires an object as an argument');
    const branches = branchesOf(argument['branches'], compile);
    const fallback = Object.hasOwn(argument, 'default') ? compile(argument['default']) : undefined;
    return (scope) => {
      const chosen = branches.find(({ test }) => isTruthy(test(scope)));
      if (chosen) return chosen.then(scope);
      if (!fallback)
        throw new ServerError(
          40066,
          '$switch could not find a matching branch for an input, and no default was specified.',
        );
      return fallback(scope);
    };
  },
  $literal: (argument) => () => argument,
  $let: (argument, _operator, compile) => {
    if (!isDoc(argument) || !isDoc(argument['vars']))
      throw new ServerError(16874, '$let only supports an object as its argument');
    const vars = Object.entries(argument['vars']).map(([name, value]): [string, Expression] => [
      name,
      compile(value),
    ]);
    const inside = compile(argument['in']);
    return (scope) => {
      const variables = { ...scope.variables };
      for (const [name, value] of vars) variables[name] = value(scope);
      return inside({ ...scope, variables });
    };
  },
  $getField: (argument, _operator, compile) => {
    const short = !isDoc(argument) || Object.keys(argument)[0]?.startsWith('$');
    const named = short
      ? { field: compile(argument), input: undefined }
      : namedArguments(argument, '$getField', compile, ['field'], ['input']);
    return (scope) => {
      const field = named.field!(scope);
      if (typeof field !== 'string')
        throw new ServerError(5654602, "$getField requires 'field' to evaluate to type String");
      const input = named.input ? named.input(scope) : scope.current;
      return isDoc(input) ? getField(input, field) : input === null ? null : undefined;
    };
  },
  $setField: placing(['field', 'input', 'value']),
  $unsetField: placing(['field', 'input']),
  $mergeObjects: (argument, operator, compile) => {
    const parts = compileArguments(argument, operator, compile, 0, Number.POSITIVE_INFINITY);
    return (scope) => {
      const single = !Array.isArray(argument) && parts.length === 1 ? parts[0]!(scope) : undefined;
      const values = Array.isArray(single) ? (single as Value[]) : parts.map((part) => part(scope));
      return mergeDocs(values);
    };
  },
};

/** Merges documents; later fields win. Throws 40400 for anything else. */
export function mergeDocs(values: readonly Value[]): Doc {
  const result: Doc = {};
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDoc(value)) throw new ServerError(40400, '$mergeObjects requires object inputs');
    for (const field of Object.keys(value)) setField(result, field, value[field]);
  }
  return result;
}

function placing(names: string[]): CompileOperator {
  return (argument, operator, compile) => {
    const named = namedArguments(argument, operator, compile, names);
    return (scope) => {
      const field = named['field']!(scope);
      if (typeof field !== 'string')
        throw new ServerError(4161107, `${operator} requires 'field' to evaluate to type String`);
      const input = named['input']!(scope);
      if (isNullish(input)) return null;
      if (!isDoc(input))
        throw new ServerError(4161105, `${operator} requires 'input' to evaluate to type Object`);
      const result = { ...input };
      const value = named['value'] ? named['value'](scope) : undefined;
      if (value === undefined) removeField(result, field);
      else setField(result, field, value);
      return result;
    };
  };
}
