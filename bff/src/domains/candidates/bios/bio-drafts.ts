import type { BioDraft, bioEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { isRecordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { BioDraftModel, type BioDraftRow } from './bio-draft.model.ts';

/** Returns the user's last unsaved text of this bio. */
export const readBioDraft: Service<typeof bioEndpoints.readDraft> = async (ctx, { params }) => {
  const row = await BioDraftModel.findOne(await draftKey(ctx, params)).lean();
  return { draft: row && shown(row) };
};

/** Saves the draft, so that a closed tab or another device does not lose it. */
export const saveBioDraft: Service<typeof bioEndpoints.saveDraft> = async (
  ctx,
  { params, body },
) => {
  const key = await draftKey(ctx, params);
  return transact(ctx, async (tx) => {
    await BioDraftModel.updateOne(
      key,
      { $set: { ...body, savedAt: tx.at } },
      { session: tx.session, upsert: true },
    );
    return { draft: { ...body, savedAt: tx.at.toISOString() } };
  });
};

/** Deletes the draft after saving or discarding. */
export const dropBioDraft: Service<typeof bioEndpoints.dropDraft> = async (ctx, { params }) => {
  const key = await draftKey(ctx, params);
  return transact(ctx, async (tx) => {
    await BioDraftModel.deleteOne(key, { session: tx.session });
    return { draft: null };
  });
};

interface DraftKey {
  candidateId: Types.ObjectId;
  userId: Types.ObjectId;
  key: string;
}

async function draftKey(
  { actor }: RequestContext,
  { id, key }: { id: string; key: string },
): Promise<DraftKey> {
  const candidate = await findCandidateFor(actor, 'candidate.updateBios', id);
  const isKnown =
    key === 'new' || (isRecordId(key) && candidate.bios.some(({ _id }) => _id.equals(key)));
  if (!isKnown) throw new AppError('NOT_FOUND');
  return { candidateId: candidate._id, userId: actor.userId, key };
}

const shown = ({
  title,
  body,
  audience,
  language,
  status,
  isDefault,
  savedAt,
}: BioDraftRow): BioDraft & { savedAt: string } => ({
  title,
  body,
  audience,
  language,
  status,
  isDefault,
  savedAt: savedAt.toISOString(),
});
