import type { Doc, Value } from '../bson/value.ts';
import type { MatchPosition } from './path.ts';

/** Tests a document, or an array element inside `$elemMatch`. */
export type Test = (value: Value, position?: MatchPosition) => boolean;

/** The test of an empty filter. */
export const EVERYTHING: Test = () => true;

/** A condition on one path that an index can answer. */
export interface Condition {
  path: string;
  op: '$eq' | '$in' | '$gt' | '$gte' | '$lt' | '$lte' | '$exists' | '$type' | '$prefix';
  value: Value;
  /** Set under `$elemMatch`: one element can meet two such conditions. */
}

/** A compiled filter. */
export interface Filter {
  test: Test;
  /** Conditions that every match meets. */
  conditions: Condition[];
  /** The branches of each `$or` at the top level or in an `$and`: every match meets one of each. */
  alternatives: Filter[][];
  /** The original filter document. */
  source: Doc;
}
