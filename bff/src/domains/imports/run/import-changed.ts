import type { Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { operationChanged } from '../../../outbox/operation-changed.ts';
import type { ImportRecord } from '../import.model.ts';

/** Notifies the user's open windows that an import progressed or ended. */
export const announceImport = (
  tx: Tx,
  { _id, userId }: Pick<ImportRecord, '_id' | 'userId'>,
): void => emit(tx, operationChanged, { userId, operationId: _id });
