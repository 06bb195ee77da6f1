import type { KeyIndex } from '../index/key-index.ts';
import type { Bounds } from './bounds.ts';
import type { Filter } from './filter.ts';

/** How a query is answered. `ordered` means that the documents come in the order of the sort. */
export type Plan =
  | { kind: 'scan'; reverse: boolean; ordered: boolean; score: number }
  | { kind: 'ids'; keys: string[]; ordered: boolean; score: number }
  | IndexPlan
  | { kind: 'or'; branches: Plan[]; filters: Filter[]; ordered: boolean; score: number };

/** A walk along an index within bounds. */
export interface IndexPlan {
  kind: 'index';
  index: KeyIndex;
  bounds: Bounds;
  reverse: boolean;
  ordered: boolean;
  score: number;
  /** Other bounds of the same index that every match has an entry in, too. */
  also?: Bounds[];
}
