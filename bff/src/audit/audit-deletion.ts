import type { Types } from 'mongoose';
import type { RecordFields } from '../db/record-fields.ts';
import type { Tx } from '../db/unit-of-work.ts';
import { audit, changesBetween, type AuditEntry } from './audit.service.ts';

type Deletable = RecordFields & { _id: Types.ObjectId };

/** Records that a record was deleted or restored, with the given reason. */
export const auditDeletion = (
  tx: Tx,
  entry: Omit<AuditEntry, 'entityId' | 'changes'>,
  { before, after }: { before: Deletable; after: Deletable },
): Promise<void> =>
  audit(tx, {
    ...entry,
    entityId: after._id,
    changes: changesBetween(before, after, ['deletedAt', 'deleteReason']),
  });
