import type { Types } from 'mongoose';
import type { PersonalRecords } from '../../../personal/personal-records.ts';
import { BioDraftModel } from './bio-draft.model.ts';
import { BioVersionModel } from './bio-version.model.ts';
import { historyOf } from './bio.serializer.ts';
import { findPeople } from '../../../identity/people/people.ts';

/** Earlier versions of bios, and unsaved drafts. */
export const bioRecords: PersonalRecords = {
  name: 'bioVersions',
  move: async (tx, { from, to }) => {
    const options = { session: tx.session };
    const bioIds = await BioVersionModel.distinct('bioId', { candidateId: from }, options);
    await BioVersionModel.updateMany({ candidateId: from }, { $set: { candidateId: to } }, options);
    await BioDraftModel.deleteMany({ candidateId: from }, options);
    return { count: bioIds.length, undo: { bioIds } };
  },
  moveBack: async (tx, { from, to }, { bioIds }) => {
    await BioVersionModel.updateMany(
      { candidateId: to, bioId: { $in: bioIds as Types.ObjectId[] } },
      { $set: { candidateId: from } },
      { session: tx.session },
    );
  },
  collect: async (candidateId) => {
    const versions = await BioVersionModel.find({ candidateId })
      .sort({ bioId: 1, number: 1 })
      .lean();
    const { data } = historyOf(versions, await findPeople([]));
    return data.map(({ title, body, at }) => ({ title, body, at }));
  },
  erase: async (tx, candidateId) => {
    const options = { session: tx.session };
    await BioVersionModel.deleteMany({ candidateId }, options);
    await BioDraftModel.deleteMany({ candidateId }, options);
  },
};
