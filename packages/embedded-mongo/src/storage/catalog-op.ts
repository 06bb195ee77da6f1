import type { RawDoc } from '../bson/encode.ts';
import type { Doc } from '../bson/value.ts';
import type { StoredDoc } from './stored-doc.ts';

/**
 * One change as stored in journal and snapshot. Collections are identified by number, not by name.
 */
export type StoredOp = OpWith<Doc | RawDoc>;

/** The same as read from a file. */
export type ReadOp = OpWith<Doc | StoredDoc>;

type OpWith<D> =
  /** `r` is set if the document was replaced instead of updated. */
  | { t: 'put'; c: number; d: D; r?: true | undefined }
  | { t: 'del'; c: number; i: unknown }
  | { t: 'create'; c: number; db: string; name: string; options: Doc }
  | { t: 'drop'; c: number }
  | { t: 'rename'; c: number; db: string; name: string }
  | { t: 'index'; c: number; spec: Doc }
  | { t: 'unindex'; c: number; name: string }
  | { t: 'options'; c: number; options: Doc };
