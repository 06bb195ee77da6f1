import type { Types } from 'mongoose';
import { AuditEventModel, type AuditEvent } from './audit-event.model.ts';

const shown = 50;

/** Returns the history of a record, latest first: who, when and which fields, without values. */
export const recordHistory = (entity: string, id: Types.ObjectId): Promise<AuditEvent[]> =>
  AuditEventModel.find({ entity, entityId: id.toHexString() })
    .sort({ at: -1, _id: -1 })
    .limit(shown)
    .lean();
