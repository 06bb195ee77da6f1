import { Decimal128 } from 'bson';
import { asInteger } from '../bson/arithmetic.ts';
import { compareValues } from '../bson/key.ts';
import { asNumber, isDoc, isNumeric, type Doc, type Value } from '../bson/value.ts';
import { failedToParse, notSupported, ServerError } from '../errors.ts';
import type { SortField } from '../query/sort.ts';
import { valueAtPath } from '../query/path.ts';
import { requireUnit, shift } from './date-units.ts';

/** Returns the part of a sorted partition in the window of one document. */
export type Window = (sorted: readonly Doc[], at: number) => readonly Doc[];

type Bound = 'unbounded' | 'current' | number;

function boundOf(value: Value, whole: boolean): Bound {
  if (value === 'unbounded' || value === 'current') return value;
  const number = isNumeric(value) ? asNumber(value) : Number.NaN;
  if (Number.isNaN(number) || (whole && asInteger(value) === undefined))
    throw failedToParse(
      `Window bounds must be 'unbounded', 'current', or ${whole ? 'an integer' : 'a number'}`,
    );
  return number;
}

function boundsOf(value: Value, whole: boolean): [Bound, Bound] {
  if (!Array.isArray(value) || value.length !== 2)
    throw failedToParse('Window bounds must be a 2-element array');
  const [lower, upper] = [boundOf(value[0], whole), boundOf(value[1], whole)];
  const number = (bound: Bound, other: number): number =>
    bound === 'unbounded' ? other : bound === 'current' ? 0 : bound;
  if (number(lower, -Infinity) > number(upper, Infinity))
    throw new ServerError(5339900, 'Lower bound must not exceed upper bound');
  return [lower, upper];
}

function byDocuments([lower, upper]: [Bound, Bound]): Window {
  return (sorted, at) => {
    const from = lower === 'unbounded' ? 0 : at + (lower === 'current' ? 0 : lower);
    const to = upper === 'unbounded' ? sorted.length : at + (upper === 'current' ? 0 : upper) + 1;
    return to <= 0 ? [] : sorted.slice(Math.max(0, from), to);
  };
}

/** Returns the value at a distance from a document's value. */
function moved(value: Value, by: number, unit: Value): Value {
  if (unit !== undefined) {
    if (!(value instanceof Date))
      throw new ServerError(5429513, 'Invalid range: Expected the sortBy field to be a Date');
    return shift(value, requireUnit(unit), by, 'UTC');
  }
  if (!isNumeric(value))
    throw new ServerError(5429414, 'Invalid range: Expected the sortBy field to be a number');
  if (value instanceof Decimal128) throw notSupported('a range window over decimals');
  return asNumber(value) + by;
}

function byRange([lower, upper]: [Bound, Bound], unit: Value, field: SortField): Window {
  const reach = (value: Value, bound: Bound): Value =>
    bound === 'current' || bound === 'unbounded' ? value : moved(value, bound, unit);
  return (sorted, at) => {
    const keyOfDoc = (doc: Doc): Value => valueAtPath(doc, field.parts) ?? null;
    const own = keyOfDoc(sorted[at]!);
    const [least, max] = [reach(own, lower), reach(own, upper)];
    return sorted.filter((doc) => {
      const key = keyOfDoc(doc);
      // Dates and numbers of another kind than the document's have no distance from it.
      const sameKind = isNumeric(key) === isNumeric(own);
      return (
        (lower === 'unbounded' || (sameKind && compareValues(key, least) >= 0)) &&
        (upper === 'unbounded' || (sameKind && compareValues(key, max) <= 0))
      );
    });
  };
}

const WHOLE: Window = (sorted) => sorted;

/** Compiles the `window` of one output field; without one it is the whole partition. */
export function compileWindow(source: Value, sort: readonly SortField[]): Window {
  if (source === undefined) return WHOLE;
  if (!isDoc(source)) throw failedToParse(`'window' field must be an object`);
  for (const name of Object.keys(source))
    if (!['documents', 'range', 'unit'].includes(name))
      throw failedToParse(`'window' field that is not 'documents', 'range' or 'unit': ${name}`);
  const { documents, range, unit } = source;
  if (documents !== undefined && range !== undefined)
    throw failedToParse(`Window bounds can specify either 'documents' or 'unit', not both.`);
  if (range !== undefined) {
    const [field] = sort;
    if (sort.length !== 1 || field?.direction !== 1)
      throw new ServerError(5339902, 'Range-based window require sortBy a single field, ascending');
    return byRange(boundsOf(range, false), unit, field);
  }
  if (documents === undefined) return WHOLE;
  const bounds = boundsOf(documents, true);
  if (sort.length === 0 && !bounds.every((bound) => bound === 'unbounded'))
    throw new ServerError(5339901, `Document-based bounds require a sortBy`);
  return byDocuments(bounds);
}
