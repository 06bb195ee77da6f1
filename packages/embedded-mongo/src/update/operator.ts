import type { Doc, Value } from '../bson/value.ts';
import type { Target } from './target.ts';

/** Changes one position. Prepared once for an update, applied to each document. */
export type Change = (target: Target, doc: Doc) => void;

/** How an operator prepares its argument. */
export interface UpdateOperator {
  prepare: (argument: Value, path: string) => Change;
  /** True if missing documents on the path are created. */
  creates: boolean;
  onlyOnInsert?: boolean;
}
