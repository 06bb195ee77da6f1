import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityBy, type VisibilityById } from '../../../db/row-visibility.ts';
import { reaches } from '../../../records/candidates/candidate-lookup.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { SignatureDocumentModel } from '../signature-document.model.ts';

/**
 * Those of these documents that the reader may see: documents of candidates for whom they send
 * some.
 */
export async function signatureVisibility(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const rows = await SignatureDocumentModel.find(
    { _id: { $in: [...ids] } },
    { candidateId: 1 },
  ).lean();
  const candidates = await candidatesById(rows.map(({ candidateId }) => candidateId));
  return visibilityBy(rows, ({ candidateId }) => {
    const candidate = candidates.get(candidateId.toHexString());
    return candidate !== undefined && reaches(actor, 'signature.create', candidate);
  });
}
