import type { Doc, Value } from '../bson/value.ts';
import type { MatchPosition } from './path.ts';

/** Tests a document (or, inside `$elemMatch`, an array element). */
export type Test = (value: Value, position?: MatchPosition) => boolean;

/** The test of an empty filter. */
export const EVERYTHING: Test = () => true;

/** A condition on one path that an index may answer. */
export interface Condition {
  path: string;
  op: '$eq' | '$in' | '$gt' | '$gte' | '$lt' | '$lte' | '$exists' | '$type' | '$prefix';
  value: Value;
  /** Set under `$elemMatch`: two such conditions may be met by one element. */
}

/** A compiled filter. */
export interface Filter {
  test: Test;
  /** Conditions that every match meets. */
  conditions: Condition[];
  /** The branches of each `$or` at the top or in an `$and`: of each, every match meets one. */
  alternatives: Filter[][];
  /** The filter as it was written. */
  source: Doc;
}
