import { Types } from 'mongoose';
import type { BioEntry, Candidate } from '../../../records/candidates/candidate.model.ts';
import { BioVersionModel } from './bio-version.model.ts';

/** Creates a ready bio for clients. */
export const bioEntry = (changes: Partial<BioEntry> = {}): BioEntry => ({
  _id: new Types.ObjectId(),
  title: 'Fintech bio',
  body: '<p>She has built ledgers for ten years, and explains them to people who pay for them.</p>',
  audience: 'client',
  language: 'en',
  status: 'ready',
  isDefault: true,
  basedOnApplicationId: null,
  approvedBy: null,
  approvedAt: null,
  createdAt: new Date(),
  createdBy: null,
  updatedAt: new Date(),
  updatedBy: null,
  ...changes,
});

/** Writes the first version of a bio. */
export async function keepBioVersion({ _id }: Candidate, entry: BioEntry): Promise<void> {
  await BioVersionModel.create({
    candidateId: _id,
    bioId: entry._id,
    number: 1,
    entry,
    at: entry.updatedAt,
    by: entry.updatedBy,
  });
}
