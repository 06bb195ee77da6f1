import { limits } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { BioEntry } from '../../../records/candidates/candidate.model.ts';
import { BioVersionModel, keepRemoved, type BioVersion } from './bio-version.model.ts';

/** Saves a bio's state after a change; drops the oldest versions beyond the limit. */
export async function keepVersion(
  tx: Tx,
  candidateId: Types.ObjectId,
  entry: BioEntry,
): Promise<void> {
  const last = await latestVersion(entry._id, tx.session);
  const number = (last?.number ?? 0) + 1;
  await BioVersionModel.create(
    [{ candidateId, bioId: entry._id, number, entry, at: tx.at, by: tx.userId }],
    { session: tx.session },
  );
  if (number > limits.bio.versions)
    await BioVersionModel.deleteMany(
      { bioId: entry._id, number: { $lte: number - limits.bio.versions } },
      { session: tx.session },
    );
}

/** Keeps a removed bio with its history, for as long as it can be restored. */
export async function keepRemovedBio(
  tx: Tx,
  candidateId: Types.ObjectId,
  entry: BioEntry,
): Promise<void> {
  await keepVersion(tx, candidateId, entry);
  await BioVersionModel.updateMany(
    { bioId: entry._id },
    { $set: { purgeAt: new Date(tx.at.getTime() + keepRemoved) } },
    { session: tx.session },
  );
}

/** Keeps the history of a restored bio permanently again. */
export async function keepForGood(tx: Tx, bioId: Types.ObjectId): Promise<void> {
  await BioVersionModel.updateMany({ bioId }, { $set: { purgeAt: null } }, { session: tx.session });
}

/** Returns the last saved version; null for a bio unchanged since it was filled in. */
export const latestVersion = (
  bioId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<BioVersion | null> =>
  BioVersionModel.findOne({ bioId }, null, { session, sort: { number: -1 } }).lean();

/** Returns all versions of a bio, the newest first. */
export const versionsOf = (
  bioId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<BioVersion[]> =>
  BioVersionModel.find({ bioId }, null, { session, sort: { number: -1 } }).lean();
