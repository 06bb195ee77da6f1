import { BSONRegExp } from 'bson';
import { asInteger } from '../bson/arithmetic.ts';
import { showValue } from '../bson/show.ts';
import { compareValues, equalValues, keyOf } from '../bson/key.ts';
import { asNumber, cloneValue, isDoc, isNumeric, typeName, type Value } from '../bson/value.ts';
import { badValue, failedToParse, ServerError } from '../errors.ts';
import { compileElement, isOperatorDoc } from '../query/match.ts';
import { regexTest } from '../query/match-regex.ts';
import { parseSort, sortDocs } from '../query/sort.ts';
import type { UpdateOperator } from './operator.ts';
import { readTarget, writeTarget, type Target } from './target.ts';

/**
 * Returns the array at a position; undefined if it is empty. `refuse` gives the error for anything
 * else.
 */
function arrayAt(target: Target, refuse: (value: Value) => ServerError): Value[] | undefined {
  const value = readTarget(target);
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value as Value[];
  throw refuse(value);
}

function mustBeArray(path: string, id: Value): (value: Value) => ServerError {
  return (value) =>
    badValue(
      `The field '${path}' must be an array but is of type ${typeName(value)} in document {_id: ${showValue(id)}}`,
    );
}

interface PushOptions {
  items: Value[];
  position: number | undefined;
  slice: number | undefined;
  sort: ((list: Value[]) => Value[]) | undefined;
}

function pushOptions(argument: Value): PushOptions {
  const plain = { items: [argument], position: undefined, slice: undefined, sort: undefined };
  if (!isDoc(argument) || !Object.hasOwn(argument, '$each')) {
    if (isDoc(argument) && Object.keys(argument)[0]?.startsWith('$'))
      throw badValue(`Unrecognized clause in $push: ${Object.keys(argument)[0]}`);
    return plain;
  }
  for (const name of Object.keys(argument)) {
    if (!['$each', '$position', '$slice', '$sort'].includes(name))
      throw badValue(`Unrecognized clause in $push: ${name}`);
  }
  const items = argument['$each'];
  if (!Array.isArray(items))
    throw badValue(
      `The argument to $each in $push must be an array but it was of type: ${typeName(items)}`,
    );
  return {
    items: items as Value[],
    position: optionalInteger(
      argument['$position'],
      'The value for $position must be an integer value',
    ),
    slice: optionalInteger(argument['$slice'], 'The value for $slice must be an integer value'),
    sort: sorter(argument['$sort']),
  };
}

function optionalInteger(value: Value, message: string): number | undefined {
  if (value === undefined) return undefined;
  const number = isNumeric(value) ? asInteger(value) : undefined;
  if (number === undefined) throw badValue(message);
  return number;
}

function sorter(sort: Value): ((list: Value[]) => Value[]) | undefined {
  if (sort === undefined) return undefined;
  if (isNumeric(sort)) {
    const direction = asNumber(sort);
    if (direction !== 1 && direction !== -1)
      throw badValue('The $sort element value must be either 1 or -1');
    return (list) => list.toSorted((a, b) => compareValues(a, b) * direction);
  }
  if (!isDoc(sort) || Object.keys(sort).length === 0)
    throw badValue(
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  const fields = parseSort(sort);
  return (list) => sortDocs(list, (item) => (isDoc(item) ? item : {}), fields);
}

function preparePush(
  argument: Value,
  path: string,
): (target: Target, doc: { _id?: Value }) => void {
  const { items, position, slice, sort } = pushOptions(argument);
  return (target, doc) => {
    const current = arrayAt(target, mustBeArray(path, doc._id)) ?? [];
    const list = [...current];
    const at =
      position === undefined
        ? list.length
        : position < 0
          ? Math.max(0, list.length + position)
          : Math.min(position, list.length);
    list.splice(at, 0, ...cloneValue(items));
    const sorted = sort ? sort(list) : list;
    writeTarget(
      target,
      slice === undefined ? sorted : slice < 0 ? sorted.slice(slice) : sorted.slice(0, slice),
    );
  };
}

function prepareAddToSet(
  argument: Value,
  path: string,
): (target: Target, doc: { _id?: Value }) => void {
  let items: Value[] = [argument];
  if (isDoc(argument) && Object.keys(argument)[0]?.startsWith('$')) {
    if (!Object.hasOwn(argument, '$each') || Object.keys(argument).length > 1)
      throw badValue(`Found unexpected fields after $each in $addToSet`);
    if (!Array.isArray(argument['$each']))
      throw new ServerError(
        14,
        `The argument to $each in $addToSet must be an array but it was of type ${typeName(argument['$each'])}`,
      );
    items = argument['$each'] as Value[];
  }
  return (target, doc) => {
    const current = arrayAt(target, mustBeArray(path, doc._id)) ?? [];
    const known = new Set(current.map(keyOf));
    const list = [...current];
    for (const item of items) {
      const key = keyOf(item);
      if (known.has(key)) continue;
      known.add(key);
      list.push(cloneValue(item));
    }
    writeTarget(target, list);
  };
}

function pullTest(argument: Value): (item: Value) => boolean {
  if (argument instanceof BSONRegExp) return regexTest(argument.pattern, argument.options).test;
  if (isDoc(argument)) {
    const test = compileElement(argument);
    return isOperatorDoc(argument) ? (item) => test(item) : (item) => isDoc(item) && test(item);
  }
  return (item) => equalValues(item, argument);
}

function removing(test: (item: Value) => boolean): (target: Target) => void {
  return (target) => {
    const current = arrayAt(target, () => badValue('Cannot apply $pull to a non-array value'));
    if (!current) return;
    const kept = current.filter((item) => !test(item));
    if (kept.length < current.length) writeTarget(target, kept);
  };
}

/** The update operators on arrays. */
export const arrayOperators: Record<string, UpdateOperator> = {
  $push: { creates: true, prepare: preparePush },
  $addToSet: { creates: true, prepare: prepareAddToSet },
  $pop: {
    creates: false,
    prepare: (argument, path) => {
      const end = isNumeric(argument) ? asNumber(argument) : 0;
      if (end !== 1 && end !== -1)
        throw failedToParse(`$pop expects 1 or -1, found: ${showValue(argument)}`);
      return (target) => {
        const current = arrayAt(
          target,
          (value) =>
            new ServerError(
              14,
              `Path '${path}' contains an element of non-array type '${typeName(value)}'`,
            ),
        );
        if (current) writeTarget(target, end === 1 ? current.slice(0, -1) : current.slice(1));
      };
    },
  },
  $pull: { creates: false, prepare: (argument) => removing(pullTest(argument)) },
  $pullAll: {
    creates: false,
    prepare: (argument) => {
      if (!Array.isArray(argument))
        throw badValue(`$pullAll requires an array argument but was given a ${typeName(argument)}`);
      const keys = new Set((argument as Value[]).map(keyOf));
      return removing((item) => keys.has(keyOf(item)));
    },
  },
};
