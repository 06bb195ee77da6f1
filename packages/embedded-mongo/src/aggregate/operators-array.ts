import { asInteger } from '../bson/arithmetic.ts';
import { compareValues, equalValues } from '../bson/key.ts';
import {
  isDoc,
  isNumeric,
  isTruthy,
  setField,
  typeName,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { failedToParse, ServerError } from '../errors.ts';
import { parseSort, sortDocs } from '../query/sort.ts';
import { compileArguments, namedArguments } from './arguments.ts';
import { isNullish, type CompileOperator, type Expression, type Scope } from './operator.ts';
import { range } from './operator-range.ts';
import { requireArray } from './require-array.ts';
import { nameOf } from '../bson/whole-names.ts';

function integer(value: Value, operator: string): number {
  const number = isNumeric(value) ? asInteger(value) : undefined;
  if (number === undefined)
    throw new ServerError(
      28690,
      `${operator}'s numeric arguments must be representable as an integer`,
    );
  return number;
}

/** An operator on one array; null stays null. */
function onArray(
  compute: (items: Value[], operator: string) => Value,
  code = 28689,
): CompileOperator {
  return (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => {
      const value = part(scope);
      return isNullish(value) ? null : compute(requireArray(value, operator, code), operator);
    };
  };
}

function withVariable(scope: Scope, name: string, value: Value): Scope {
  return { ...scope, variables: { ...scope.variables, [name]: value } };
}

function variableName(argument: Value): string {
  const name = isDoc(argument) ? argument['as'] : undefined;
  return typeof name === 'string' ? name : 'this';
}

/** The arguments of `$map` and `$filter` without the name of their variable. */
function withoutName(argument: Value): Value {
  if (!isDoc(argument)) return argument;
  const { as: _name, ...rest } = argument;
  return rest;
}

function firstN(fromEnd: boolean): CompileOperator {
  return (argument, operator, compile) => {
    const { input, n } = namedArguments(argument, operator, compile, ['input', 'n']);
    return (scope) => {
      const items = requireArray(input!(scope), operator, 5788200);
      const size = integer(n!(scope), operator);
      return fromEnd ? items.slice(Math.max(0, items.length - size)) : items.slice(0, size);
    };
  };
}

function leastN(sign: 1 | -1): CompileOperator {
  return (argument, operator, compile) => {
    const { input, n } = namedArguments(argument, operator, compile, ['input', 'n']);
    return (scope) => {
      const items = requireArray(input!(scope), operator, 5788200).filter(
        (item) => !isNullish(item),
      );
      return items
        .sort((a, b) => compareValues(a, b) * sign)
        .slice(0, integer(n!(scope), operator));
    };
  };
}

function fromPairs(items: Value[]): Doc {
  const result: Doc = {};
  for (const item of items) {
    if (!Array.isArray(item) && !isDoc(item))
      throw new ServerError(
        40398,
        `Unrecognised input type format for $arrayToObject: ${typeName(item)}`,
      );
    const [name, value] = Array.isArray(item) ? (item as Value[]) : [item['k'], item['v']];
    if (typeof name !== 'string')
      throw new ServerError(40394, '$arrayToObject requires an array of key-value pairs');
    if (name.includes('\u0000'))
      throw new ServerError(4940400, 'Key field cannot contain an embedded null byte');
    setField(result, name, value ?? null);
  }
  return result;
}

const slice: CompileOperator = (argument, operator, compile) => {
  const [array, first, second] = compileArguments(argument, operator, compile, 2, 3);
  return (scope) => {
    const value = array!(scope);
    const a = first!(scope);
    const b = second?.(scope);
    if (isNullish(value) || isNullish(a) || (second && isNullish(b))) return null;
    const items = requireArray(value, operator, 28724);
    const from = integer(a, operator);
    if (!second) return from < 0 ? items.slice(from) : items.slice(0, from);
    const size = integer(b, operator);
    if (size <= 0)
      throw new ServerError(28729, `Third argument to $slice must be positive: ${size}`);
    const start = from < 0 ? Math.max(0, items.length + from) : from;
    return items.slice(start, start + size);
  };
};

const FILTER_CODES = { unknown: 28647, missing: { input: 28648, cond: 28650 } };

/** Operators on arrays, and on objects as lists. */
export const arrayOperators: Record<string, CompileOperator> = {
  $size: (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => requireArray(part(scope), operator, 17124).length;
  },
  $isArray: (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => Array.isArray(part(scope));
  },
  $arrayElemAt: (argument, operator, compile) => {
    const [array, at] = compileArguments(argument, operator, compile, 2) as [
      Expression,
      Expression,
    ];
    return (scope) => {
      const value = array(scope);
      const index = at(scope);
      return isNullish(value) || isNullish(index)
        ? null
        : requireArray(value, operator).at(integer(index, operator));
    };
  },
  $first: onArray((items) => items[0]),
  $last: onArray((items) => items.at(-1)),
  $firstN: firstN(false),
  $lastN: firstN(true),
  $minN: leastN(1),
  $maxN: leastN(-1),
  $reverseArray: onArray((items) => items.toReversed(), 34435),
  $concatArrays: (argument, operator, compile) => {
    const parts = compileArguments(argument, operator, compile, 0, Number.POSITIVE_INFINITY);
    return (scope) => {
      const values = parts.map((part) => part(scope));
      return values.some(isNullish)
        ? null
        : values.flatMap((value) =>
            requireArray(
              value,
              operator,
              28664,
              (type) => `${operator} only supports arrays, not ${type}`,
            ),
          );
    };
  },
  $slice: slice,
  $in: (argument, operator, compile) => {
    const [item, array] = compileArguments(argument, operator, compile, 2) as [
      Expression,
      Expression,
    ];
    return (scope) => {
      const items = requireArray(
        array(scope),
        operator,
        40081,
        (type) => `${operator} requires an array as a second argument, found: ${type}`,
      );
      const value = item(scope);
      return items.some((other) => equalValues(other, value));
    };
  },
  $indexOfArray: (argument, operator, compile) => {
    const parts = compileArguments(argument, operator, compile, 2, 4);
    return (scope) => {
      const value = parts[0]!(scope);
      if (isNullish(value)) return null;
      const items = requireArray(value, operator, 40090);
      const wanted = parts[1]!(scope);
      const from = parts[2] ? integer(parts[2](scope), operator) : 0;
      const to = parts[3] ? integer(parts[3](scope), operator) : items.length;
      return items.findIndex((item, at) => at >= from && at < to && equalValues(item, wanted));
    };
  },
  $filter: (argument, operator, compile) => {
    const { input, cond, limit } = namedArguments(
      withoutName(argument),
      operator,
      compile,
      ['input', 'cond'],
      ['limit'],
      FILTER_CODES,
    );
    const name = variableName(argument);
    return (scope) => {
      const value = input!(scope);
      if (isNullish(value)) return null;
      const max = limit ? limit(scope) : null;
      const kept = requireArray(value, operator, 28651).filter((item) =>
        isTruthy(cond!(withVariable(scope, name, item))),
      );
      return isNullish(max) ? kept : kept.slice(0, integer(max, operator));
    };
  },
  $map: (argument, operator, compile) => {
    const named = namedArguments(withoutName(argument), operator, compile, ['input', 'in']);
    const name = variableName(argument);
    return (scope) => {
      const value = named['input']!(scope);
      if (isNullish(value)) return null;
      return requireArray(value, operator, 16883).map(
        (item) => named['in']!(withVariable(scope, name, item)) ?? null,
      );
    };
  },
  $reduce: (argument, operator, compile) => {
    const named = namedArguments(argument, operator, compile, ['input', 'initialValue', 'in']);
    return (scope) => {
      const value = named['input']!(scope);
      if (isNullish(value)) return null;
      return requireArray(value, operator, 40080).reduce<Value>(
        (current, item) =>
          named['in']!({ ...scope, variables: { ...scope.variables, value: current, this: item } }),
        named['initialValue']!(scope),
      );
    };
  },
  $range: range,
  $zip: (argument, operator, compile) => {
    if (!isDoc(argument) || !Array.isArray(argument['inputs']))
      throw failedToParse(`${operator} needs 'inputs'`);
    const inputs = (argument['inputs'] as Value[]).map((input) => compile(input));
    const longest = argument['useLongestLength'] === true;
    const defaults = Object.hasOwn(argument, 'defaults')
      ? compile(argument['defaults'])
      : undefined;
    return (scope) => {
      const values = inputs.map((input) => input(scope));
      if (values.some(isNullish)) return null;
      const lists = values.map((value) => requireArray(value, operator, 34468));
      const fill = defaults ? requireArray(defaults(scope), operator, 34462) : [];
      const sizes = lists.map((list) => list.length);
      const size = sizes.length === 0 ? 0 : longest ? Math.max(...sizes) : Math.min(...sizes);
      return Array.from({ length: size }, (_, at) =>
        lists.map((list, which) => (at < list.length ? list[at] : (fill[which] ?? null))),
      );
    };
  },
  $sortArray: (argument, operator, compile) => {
    if (!isDoc(argument) || !Object.hasOwn(argument, 'sortBy'))
      throw failedToParse(`${operator} needs 'input' and 'sortBy'`);
    const input = compile(argument['input']);
    const by = argument['sortBy'];
    const fields = isDoc(by) ? parseSort(by) : undefined;
    const direction = isNumeric(by) ? Number(by) : 0;
    if (!fields && direction !== 1 && direction !== -1)
      throw new ServerError(2942507, 'The $sort element value must be either 1 or -1');
    return (scope) => {
      const value = input(scope);
      if (isNullish(value)) return null;
      const items = requireArray(value, operator, 2942504);
      if (!fields) return items.toSorted((a, b) => compareValues(a, b) * direction);
      return sortDocs(items, (item) => (isDoc(item) ? item : {}), fields);
    };
  },
  $arrayToObject: onArray(fromPairs),
  $objectToArray: (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => {
      const value = part(scope);
      if (isNullish(value)) return null;
      if (!isDoc(value))
        throw new ServerError(
          40390,
          `$objectToArray requires a document input, found: ${typeName(value)}`,
        );
      return Object.keys(value).map((k): Doc => ({ k: nameOf(k), v: value[k] }));
    };
  },
};
