import { openSignatureStates } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { SignatureDocumentModel } from '../signature-document.model.ts';

/** Counts the documents of each candidate that wait for a signature. */
export async function openDocumentsOf(
  candidateIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await SignatureDocumentModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    {
      $match: {
        candidateId: { $in: [...candidateIds] },
        status: { $in: [...openSignatureStates] },
        deletedAt: null,
      },
    },
    { $group: { _id: '$candidateId', count: { $sum: 1 } } },
  ]).session(session);
  return new Map(rows.map(({ _id, count }) => [_id.toHexString(), count]));
}

/** Checks whether a document waits for this candidate's own signature now. */
export const waitsForSignature = async (candidateId: Types.ObjectId): Promise<boolean> =>
  (await SignatureDocumentModel.exists({
    candidateId,
    status: { $in: [...openSignatureStates] },
    parties: { $elemMatch: { key: 'candidate', status: { $in: ['notified', 'viewed'] } } },
    deletedAt: null,
  })) !== null;

/** How many documents with this client alone wait for a signature. */
export const openDocumentsWith = (
  companyId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<number> =>
  SignatureDocumentModel.countDocuments({
    companyId,
    status: { $in: [...openSignatureStates] },
    deletedAt: null,
  }).session(session);
