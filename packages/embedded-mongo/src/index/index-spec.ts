import { BSONRegExp } from 'bson';
import { parseCollation, withCollation, type Collation } from '../bson/collation.ts';
import { equalValues } from '../bson/key.ts';
import { showValue } from '../bson/show.ts';
import {
  asNumber,
  isDoc,
  isNumeric,
  isTruthy,
  typeName,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { nameOf } from '../bson/whole-names.ts';
import { notSupported, ServerError } from '../errors.ts';
import type { Filter } from '../query/filter.ts';
import { compileFilter, isOperatorDoc } from '../query/match.ts';
import { splitPath } from '../query/path.ts';
import type { SortField } from '../query/sort.ts';

/** A parsed index definition. */
export interface IndexSpec {
  name: string;
  key: Doc;
  fields: SortField[];
  unique: boolean;
  sparse: boolean;
  partial: Filter | undefined;
  /** The collation of its keys; without one, texts are compared by bytes. */
  collation: Collation | undefined;
  /** TTL in seconds. */
  expireAfterSeconds: number | undefined;
  /** The definition as shown by `listIndexes`. */
  source: Doc;
}

const IGNORED = new Set(['background', 'ns', 'v', 'name', 'key', 'commitQuorum']);
const KNOWN = new Set([
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'hidden',
  'collation',
]);

/** Options of index types that are not implemented. */
const FOREIGN = new Set([
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'bucketSize',
  'wildcardProjection',
  'storageEngine',
  'clustered',
  'prepareUnique',
]);
const PLUGINS = new Set(['text', '2d', '2dsphere', 'hashed', 'columnstore', 'geoHaystack']);
const DBREF = new Set(['$ref', '$id', '$db']);

function cannotCreate(message: string): ServerError {
  return new ServerError(67, message);
}

/** Parses one entry of `createIndexes.indexes`. Refuses types and options it does not implement. */
export function parseIndexSpec(source: Doc): IndexSpec {
  const key = source['key'];
  if (!isDoc(key) || Object.keys(key).length === 0)
    throw cannotCreate('Index keys cannot be empty.');
  const fields = Object.keys(key).map((path) => parseField(nameOf(path), key[path]));
  const name = source['name'];
  if (typeof name !== 'string' || name === '') {
    throw new ServerError(9, `The 'name' field is a required property of an index specification`);
  }
  for (const option of Object.keys(source)) {
    if (FOREIGN.has(option)) throw notSupported(`the index option ${option}`);
    if (!IGNORED.has(option) && !KNOWN.has(option))
      throw new ServerError(
        197,
        `The field '${option}' is not valid for an index specification. Specification: ${showValue(source)}`,
      );
  }
  const collation = parseCollation(source['collation']);
  if (isTruthy(source['hidden'])) throw notSupported('a hidden index');
  const partialSource = source['partialFilterExpression'];
  if (partialSource !== undefined && !isDoc(partialSource))
    throw new ServerError(
      14,
      `The field 'partialFilterExpression' must be an object, but got ${typeName(partialSource)}`,
    );
  if (sameKeys(key, { _id: 1 })) refuseIdOptions(source);
  const unique = isTruthy(source['unique']);
  const sparse = isTruthy(source['sparse']);
  if (sparse && partialSource)
    throw cannotCreate('cannot mix "partialFilterExpression" and "sparse" options');
  const expireAfterSeconds = parseTtl(source['expireAfterSeconds'], fields.length);
  const kept: Doc = { v: 2, key, name };
  if (unique) kept['unique'] = true;
  if (sparse) kept['sparse'] = true;
  if (expireAfterSeconds !== undefined) kept['expireAfterSeconds'] = source['expireAfterSeconds'];
  if (partialSource) kept['partialFilterExpression'] = partialSource;
  if (collation) kept['collation'] = collation.source;
  return {
    name,
    key,
    fields,
    unique: unique || name === '_id_',
    sparse,
    partial: partialSource
      ? withCollation(collation, () => compileFilter(partialSource))
      : undefined,
    collation,
    expireAfterSeconds,
    source: kept,
  };
}

/** The index on `_id` is always unique, complete and permanent. */
function refuseIdOptions(source: Doc): void {
  for (const option of ['sparse', 'partialFilterExpression', 'expireAfterSeconds', 'hidden']) {
    const value = source[option];
    if (value === undefined || value === false) continue;
    throw new ServerError(
      197,
      `The field '${option}' is not valid for an _id index specification. Specification: ${showValue(source)}`,
    );
  }
}

const PARTIAL_OPERATORS = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$in', '$type']);

/** Refuses a new index that MongoDB would not create; existing data folders may contain it. */
export function checkNewIndex({ partial }: IndexSpec): void {
  if (partial) checkPartial(partial.source);
}

/**
 * Refuses operators that MongoDB does not allow in a partial index: negations, patterns and
 * similar.
 */
function checkPartial(source: Doc): void {
  for (const [field, value] of Object.entries(source)) {
    if (field === '$and' || field === '$or') {
      for (const part of value as Doc[]) checkPartial(part);
      continue;
    }
    const operators = isOperatorDoc(value) ? Object.entries(value) : [];
    const fits = operators.every(
      ([name, argument]) =>
        PARTIAL_OPERATORS.has(name) || (name === '$exists' && isTruthy(argument)),
    );
    if (field.startsWith('$') || value instanceof BSONRegExp || !fits)
      throw cannotCreate(`Expression not supported in partial index: ${showValue(source)}`);
  }
}

function parseField(path: string, value: Value): SortField {
  if (typeof value === 'string') {
    if (PLUGINS.has(value)) throw notSupported(`the index type "${value}"`);
    throw cannotCreate(`Unknown index plugin '${value}'`);
  }
  const direction = isNumeric(value) ? Math.sign(asNumber(value)) : 0;
  if (direction !== 1 && direction !== -1) {
    throw cannotCreate(
      'Values in v:2 index key pattern cannot be of this type. Only numbers > 0, numbers < 0, and strings are allowed.',
    );
  }
  if (path.split('.').some((part) => part === '' || part === '$**')) {
    throw path.includes('$**')
      ? notSupported('a wildcard index')
      : cannotCreate('Index keys cannot contain an empty field.');
  }
  const dollar = splitPath(path).find((part) => part.startsWith('$') && !DBREF.has(part));
  if (dollar)
    throw cannotCreate("Index key contains an illegal field name: field name starts with '$'.");
  return { path, parts: splitPath(path), direction };
}

function parseTtl(value: Value, fields: number): number | undefined {
  if (value === undefined) return undefined;
  const seconds = isNumeric(value) ? asNumber(value) : Number.NaN;
  if (!(seconds >= 0 && seconds <= 2147483647)) {
    throw cannotCreate(`TTL index 'expireAfterSeconds' option must be within an acceptable range`);
  }
  if (fields > 1)
    throw cannotCreate('TTL indexes are single-field indexes, compound indexes do not support TTL');
  return seconds;
}

/** Checks whether two definitions describe the same index, ignoring the name. */
export function sameIndex(a: IndexSpec, b: IndexSpec): boolean {
  const strip = (spec: IndexSpec): Doc => ({ ...spec.source, name: '' });
  return sameKeys(a.key, b.key) && equalValues(sorted(strip(a)), sorted(strip(b)));
}

/** Checks whether two key patterns are the same, in order. */
export function sameKeys(a: Doc, b: Doc): boolean {
  return equalValues(a, b);
}

function sorted(doc: Doc): Doc {
  return Object.fromEntries(Object.entries(doc).sort(([a], [b]) => (a < b ? -1 : 1)));
}
