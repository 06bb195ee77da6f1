import type { Tx } from '../../db/unit-of-work.ts';
import { emit } from '../../outbox/emit.ts';
import type { ExportRecord } from './export.model.ts';

/** An export went on or is over; its person's windows hear of it. */
export const exportChangedEvent = 'export.changed';

export const exportChanged = (tx: Tx, { _id, userId }: ExportRecord): void =>
  emit(tx, exportChangedEvent, { userId, exportId: _id });
