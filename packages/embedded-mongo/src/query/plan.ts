import type { KeyIndex } from '../index/key-index.ts';
import type { Bounds } from './bounds.ts';

/** How a query is answered. `ordered` means that the documents come in sort order. */
export type Plan =
  | { kind: 'scan'; reverse: boolean; ordered: boolean; score: number }
  | { kind: 'ids'; keys: string[]; ordered: boolean; score: number }
  | IndexPlan
  | UnionPlan;

/** Walks of all branches of an `$or`, returning each document once. */
export interface UnionPlan {
  kind: 'or';
  branches: Plan[];
  ordered: boolean;
  score: number;
}

/** A walk along an index within bounds. */
export interface IndexPlan {
  kind: 'index';
  index: KeyIndex;
  bounds: Bounds;
  reverse: boolean;
  ordered: boolean;
  score: number;
  /** Further bounds of the same index in which every match also has an entry. */
  also?: Bounds[];
}
