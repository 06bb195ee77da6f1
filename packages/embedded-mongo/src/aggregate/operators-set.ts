import { compareValues, keyOf } from '../bson/key.ts';
import { isTruthy, type Value } from '../bson/value.ts';
import { compileArguments } from './arguments.ts';
import { isNullish, type CompileOperator, type Expression } from './operator.ts';
import { requireArray } from './require-array.ts';

function sets(compute: (lists: Value[][]) => Value, onNull: Value = null): CompileOperator {
  return (argument, operator, compile) => {
    const parts = compileArguments(argument, operator, compile, 0, Number.POSITIVE_INFINITY);
    return (scope) => {
      const values = parts.map((part) => part(scope));
      if (onNull === null && values.some(isNullish)) return null;
      return compute(values.map((value) => requireArray(value, operator, 17043)));
    };
  };
}

function unique(items: readonly Value[]): Value[] {
  return [...new Map(items.map((item): [string, Value] => [keyOf(item), item])).values()];
}

function inKeyOrder(items: readonly Value[]): Value[] {
  return [...items].sort(compareValues);
}

/** Operators on arrays as sets. */
export const setOperators: Record<string, CompileOperator> = {
  $setUnion: sets((lists) => inKeyOrder(unique(lists.flat()))),
  $setIntersection: sets((lists) => {
    const [first = [], ...rest] = lists;
    const others = rest.map((list) => new Set(list.map(keyOf)));
    return inKeyOrder(unique(first).filter((item) => others.every((set) => set.has(keyOf(item)))));
  }),
  $setDifference: sets(([first = [], second = []]) => {
    const drop = new Set(second.map(keyOf));
    return unique(first).filter((item) => !drop.has(keyOf(item)));
  }),
  $setEquals: sets((lists) => {
    const keys = lists.map((list) => [...new Set(list.map(keyOf))].sort().join());
    return keys.every((key) => key === keys[0]);
  }, false),
  $setIsSubset: sets(([first = [], second = []]) => {
    const inside = new Set(second.map(keyOf));
    return first.every((item) => inside.has(keyOf(item)));
  }, false),
  $anyElementTrue: (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => requireArray(part(scope), operator, 17041).some(isTruthy);
  },
  $allElementsTrue: (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => requireArray(part(scope), operator, 17040).every(isTruthy);
  },
};
