import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityBy, type VisibilityById } from '../../../db/row-visibility.ts';
import { sentBy } from '../document/document-subject.ts';
import { SignatureDocumentModel } from '../signature-document.model.ts';

/**
 * Returns which of these documents the reader may see: those of candidates and clients for whom the
 * reader sends documents.
 */
export async function signatureVisibility(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const rows = await SignatureDocumentModel.find(
    { _id: { $in: [...ids] } },
    { candidateId: 1, companyId: 1 },
  ).lean();
  return visibilityBy(rows, await sentBy(actor, rows));
}
