import { asInteger } from '../bson/arithmetic.ts';
import { keyOf } from '../bson/key.ts';
import { isDoc, type Doc, type Value } from '../bson/value.ts';
import { failedToParse, notSupported, ServerError } from '../errors.ts';
import { splitPath } from '../query/path.ts';
import { parseSort, sortDocs, sortKey, type SortField } from '../query/sort.ts';
import { checkTime } from '../query/time-limit.ts';
import { compileAccumulator } from './accumulators.ts';
import { compileExpression } from './expression.ts';
import { placeField } from './place-field.ts';
import type { CompileStage } from './stage.ts';
import type { Variables } from '../query/match.ts';
import { compileWindow } from './window-bounds.ts';
import { nameOf } from '../bson/whole-names.ts';

/** Returns the value of one output field for each document of a sorted partition. */
type WindowFunction = (sorted: readonly Doc[], variables: Variables) => Value[];

const NOT_HERE = [
  '$derivative',
  '$integral',
  '$expMovingAvg',
  '$covariancePop',
  '$covarianceSamp',
  '$linearFill',
];

/** Returns the ranks of a sorted partition: equal documents share one. */
function ranks(sort: readonly SortField[], dense: boolean): WindowFunction {
  return (sorted) => {
    let rank = 0;
    let previous: string | undefined;
    return sorted.map((doc, at) => {
      const key = sortKey(doc, sort);
      if (key !== previous) rank = dense ? rank + 1 : at + 1;
      previous = key;
      return rank;
    });
  };
}

function shifted(argument: Value): WindowFunction {
  if (!isDoc(argument)) throw failedToParse('Argument to $shift must be an object');
  const output = compileExpression(argument['output']);
  const by = asInteger(argument['by']);
  if (by === undefined) throw failedToParse(`'$shift:by' field must be an integer`);
  const missing = compileExpression(argument['default'] ?? null)({
    root: {},
    current: {},
    variables: {},
  });
  return (sorted, variables) =>
    sorted.map((_doc, at) => {
      const doc = sorted[at + by];
      return doc ? (output({ root: doc, current: doc, variables }) ?? null) : missing;
    });
}

/** Returns the last non-null value so far. */
function carried(argument: Value): WindowFunction {
  const expression = compileExpression(argument);
  return (sorted, variables) => {
    let last: Value = null;
    return sorted.map((doc) => (last = expression({ root: doc, current: doc, variables }) ?? last));
  };
}

function compileFunction(source: Value, field: string, sort: readonly SortField[]): WindowFunction {
  if (!isDoc(source))
    throw failedToParse(`The field '${field}' must be an object with a window function`);
  const { window, ...rest } = source;
  const [operator, ...others] = Object.keys(rest);
  if (operator === undefined || others.length > 0)
    throw failedToParse(`The field '${field}' must have exactly one window function`);
  if (NOT_HERE.includes(operator)) throw notSupported(operator);
  const ranking = ['$rank', '$denseRank', '$documentNumber'].includes(operator);
  if ((ranking || operator === '$shift') && sort.length === 0)
    throw new ServerError(
      5371602,
      `${operator} must be specified with a top level sortBy expression`,
    );
  if (ranking && window !== undefined)
    throw new ServerError(5371601, `${operator} does not accept a 'window' field`);
  switch (operator) {
    case '$rank':
    case '$denseRank':
      return ranks(sort, operator === '$denseRank');
    case '$documentNumber':
      return (sorted) => sorted.map((_doc, at) => at + 1);
    case '$shift':
      return shifted(source[operator]);
    case '$locf':
      return carried(source[operator]);
    default:
  }
  const bounds = compileWindow(window, sort);
  const accumulator = compileAccumulator({ [operator]: source[operator] }, field);
  return (sorted, variables) => {
    let known: readonly Doc[] | undefined;
    let value: Value;
    return sorted.map((_doc, at) => {
      checkTime();
      const inside = bounds(sorted, at);
      if (inside !== known) value = accumulator(inside, variables);
      known = inside;
      return value;
    });
  };
}

/** `$setWindowFields`: fields computed from a document's neighbours in its partition. */
export const setWindowFields: CompileStage = (argument) => {
  if (!isDoc(argument))
    throw failedToParse('the $setWindowFields stage specification must be an object');
  for (const name of Object.keys(argument))
    if (!['partitionBy', 'sortBy', 'output'].includes(name))
      throw new ServerError(40415, `BSON field '$setWindowFields.${name}' is an unknown field.`);
  const { partitionBy, sortBy, output } = argument;
  if (output === undefined)
    throw new ServerError(
      40414,
      `BSON field '$setWindowFields.output' is missing but a required field`,
    );
  if (!isDoc(output)) throw failedToParse(`'output' must be an object`);
  const sort = isDoc(sortBy) ? parseSort(sortBy) : [];
  const partition = compileExpression(partitionBy ?? null);
  const fields = Object.entries(output).map(([path, source]) => ({
    parts: splitPath(nameOf(path)),
    compute: compileFunction(source, path, sort),
  }));
  return (docs, { variables }) => {
    const parts = new Map<string, Doc[]>();
    for (const doc of docs) {
      const value = partition({ root: doc, current: doc, variables }) ?? null;
      if (Array.isArray(value))
        throw new ServerError(
          14,
          'An expression used to partition cannot evaluate to value of type array',
        );
      const key = keyOf(value);
      const part = parts.get(key);
      if (part) part.push(doc);
      else parts.set(key, [doc]);
    }
    // Partitions are returned in the order of their values.
    return [...parts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, part]) => {
        const sorted = sort.length > 0 ? sortDocs(part, (doc) => doc, sort) : part;
        const columns = fields.map(({ compute }) => compute(sorted, variables));
        return sorted.map((doc, at) => {
          const next = { ...doc };
          for (const [which, { parts: path }] of fields.entries())
            placeField(next, path, 0, columns[which]![at]);
          return next;
        });
      });
  };
};
