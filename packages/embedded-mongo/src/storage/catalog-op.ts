import type { Doc } from '../bson/value.ts';

/** One change as the journal and the snapshot store it. Collections go by number, not by name. */
export type StoredOp =
  /** `r` is set where the document was replaced and not updated. */
  | { t: 'put'; c: number; d: Doc; r?: true | undefined }
  | { t: 'del'; c: number; i: unknown }
  | { t: 'create'; c: number; db: string; name: string; options: Doc }
  | { t: 'drop'; c: number }
  | { t: 'rename'; c: number; db: string; name: string }
  | { t: 'index'; c: number; spec: Doc }
  | { t: 'unindex'; c: number; name: string }
  | { t: 'options'; c: number; options: Doc };
