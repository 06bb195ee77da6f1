import type { Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { exportChanged } from '../../../outbox/export-changed.ts';
import type { ExportRecord } from '../export.model.ts';

/** Notifies the user's open windows that an export progressed or ended. */
export const announceExport = (tx: Tx, { _id, userId }: ExportRecord): void =>
  emit(tx, exportChanged, { userId, exportId: _id });
