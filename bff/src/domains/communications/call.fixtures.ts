import type { Types } from 'mongoose';
import { CallLogModel, type CallLog } from './call-log.model.ts';

/** A call that a recruiter logged. */
export async function createCallRecord(
  candidateId: Types.ObjectId,
  changes: Partial<CallLog> = {},
): Promise<CallLog> {
  const call = await CallLogModel.create({
    candidateId,
    happenedAt: new Date(),
    direction: 'out',
    outcome: 'spoke',
    minutes: 12,
    note: 'Free from March.',
    ...changes,
  });
  return call.toObject();
}
