import type { Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { exportChanged } from '../../../outbox/export-changed.ts';
import type { ExportRecord } from '../export.model.ts';

/** Tells a person's windows that an export went on or is over. */
export const announceExport = (tx: Tx, { _id, userId }: ExportRecord): void =>
  emit(tx, exportChanged, { userId, exportId: _id });
