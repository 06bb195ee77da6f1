import type { ClientSession, Types } from 'mongoose';
import { SignatureDocumentModel } from '../signature-document.model.ts';

/** Checks whether a candidate's frame contract is fully signed. */
export const hasSignedContract = async (
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<boolean> =>
  (await SignatureDocumentModel.exists({
    candidateId,
    category: 'contractor_agreement',
    status: 'completed',
    deletedAt: null,
  }).session(session)) !== null;

/** Returns when a candidate's last document was fully signed; null without one. */
export async function lastSignedAt(
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Date | null> {
  const last = await SignatureDocumentModel.findOne(
    { candidateId, status: 'completed', deletedAt: null },
    { completedAt: 1 },
    { session },
  )
    .sort({ completedAt: -1 })
    .lean();
  return last?.completedAt ?? null;
}
