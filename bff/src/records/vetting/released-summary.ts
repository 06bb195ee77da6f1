import type { ClientSession, Types } from 'mongoose';
import { ClientSummaryModel, type ClientSummaryRecord } from './client-summary.model.ts';

/** Returns the vetting summary that was released to clients; null if there is none. */
export const releasedSummaryOf = (
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Pick<ClientSummaryRecord, 'text'> | null> =>
  ClientSummaryModel.findOne({ candidateId, deletedAt: null }, { text: 1 }, { session }).lean();
