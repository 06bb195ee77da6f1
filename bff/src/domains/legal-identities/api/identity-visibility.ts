import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityBy, type VisibilityById } from '../../../db/row-visibility.ts';
import { reaches } from '../../../records/candidates/candidate-lookup.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { LegalIdentityModel } from '../legal-identity.model.ts';

/** Returns the legal identities whose events the reader may see. */
export async function identityVisibility(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const rows = await LegalIdentityModel.find({ _id: { $in: [...ids] } }, { candidateId: 1 }).lean();
  const candidates = await candidatesById(rows.map(({ candidateId }) => candidateId));
  return visibilityBy(rows, ({ candidateId }) => {
    const candidate = candidates.get(candidateId.toHexString());
    return candidate !== undefined && reaches(actor, 'legalIdentity.verify', candidate);
  });
}
