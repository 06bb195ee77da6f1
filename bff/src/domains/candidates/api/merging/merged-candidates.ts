import type { DuplicateSignal } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../../auth/actor.ts';
import { anyId } from '../../../../db/set-values.ts';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { CandidateModel, type Candidate } from '../../../../records/candidates/candidate.model.ts';
import { scopeFor } from '../../../../records/candidates/candidates.policy.ts';
import { forgetPhotos } from '../../../files/api/photos.ts';
import { scoreOf, signalsBetween } from '../../duplicates/find-duplicates.ts';
import { emptyFacts } from '../../merging/empty-facts.ts';
import type { Selected } from '../../../../db/selected.ts';

/** Candidate who shares a key with another, and that key. */
export interface Twin {
  id: Types.ObjectId;
  signals: DuplicateSignal[];
  score: number;
}

const maxTwins = 50;
const living: QueryFilter<Candidate> = { deletedAt: null, status: { $ne: 'anonymised' } };

/** Returns the live records that share a key with this one; null if it no longer exists. */
export async function twinsOf(id: Types.ObjectId | string): Promise<Twin[] | null> {
  const candidate = await CandidateModel.findOne(
    { _id: id, ...living },
    { identityKeys: 1 },
  ).lean();
  if (!candidate) return null;
  if (candidate.identityKeys.length === 0) return [];
  const found = await CandidateModel.find(
    {
      identityKeys: { $in: candidate.identityKeys },
      _id: { $ne: candidate._id },
      ...living,
    },
    { identityKeys: 1 },
  )
    .limit(maxTwins)
    .lean();
  return found.map((twin) => {
    const signals = signalsBetween(twin.identityKeys, candidate.identityKeys);
    return { id: twin._id, signals, score: scoreOf(signals) };
  });
}

const shownFields = {
  number: 1,
  name: 1,
  photoFileId: 1,
  headline: 1,
  status: 1,
  city: 1,
  country: 1,
  ownerUserId: 1,
  profileCompleteness: 1,
  createdAt: 1,
  version: 1,
} as const;

/**
 * Returns the live candidates among these that the actor may see, as a duplicate group shows them.
 */
export const visiblePeople = (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<Selected<Candidate, typeof shownFields>[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : CandidateModel.find(
        { $and: [{ _id: { $in: [...ids] } }, living, scopeFor(actor, 'candidate.read')] },
        shownFields,
      ).lean();

/** Returns names and numbers of merged records. */
export const mergedRecords = (
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Pick<Candidate, '_id' | 'number' | 'name'>[]> =>
  CandidateModel.find({ _id: { $in: [...ids] } }, { number: 1, name: 1 }, { session }).lean();

/** Returns the records merged into this one. */
export const mergedInto = (
  survivorId: Types.ObjectId,
  { session }: Pick<Tx, 'session'>,
): Promise<Types.ObjectId[]> =>
  CandidateModel.distinct('_id', { mergedIntoId: survivorId }).session(session);

/**
 * Reduces merged records to what their addresses need, without personal data: once a merge is
 * final, only the survivor holds it.
 */
export async function blankMerged(tx: Tx, ids: readonly Types.ObjectId[]): Promise<void> {
  const merged = { _id: { $in: [...ids] }, mergedIntoId: { $ne: null } };
  await forgetLeftPhotos(tx, merged);
  await CandidateModel.updateMany(merged, { $set: emptyFacts }, { session: tx.session });
}

/** Photos that did not move to the survivor are shown nowhere. */
async function forgetLeftPhotos(tx: Tx, merged: QueryFilter<Candidate>): Promise<void> {
  const { session } = tx;
  const left = await CandidateModel.find(
    { $and: [merged, { photoFileId: anyId }] },
    { photoFileId: 1, mergedIntoId: 1 },
    { session },
  ).lean();
  if (left.length === 0) return;
  const taken = await CandidateModel.distinct('photoFileId', {
    _id: { $in: left.map(({ mergedIntoId }) => mergedIntoId) },
  }).session(session);
  await forgetPhotos(
    tx,
    left
      .map(({ photoFileId }) => photoFileId)
      .filter((id) => !taken.some((one) => one !== null && id?.equals(one))),
  );
}

/** Purges the records merged into a purged one. */
export async function purgeMerged(tx: Tx, survivorId: Types.ObjectId): Promise<void> {
  await CandidateModel.deleteMany({ mergedIntoId: survivorId }, { session: tx.session });
}
