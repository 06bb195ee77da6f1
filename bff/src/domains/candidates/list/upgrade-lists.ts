import { CandidateModel } from '../../../records/candidates/candidate.model.ts';

const lists = ['experience', 'education', 'bios', 'poolIds', 'poolVetterIds', 'jobVetterIds'];

/** Adds these lists, empty, to records written before they existed. */
export async function upgradeLists(): Promise<void> {
  for (const list of lists)
    await CandidateModel.collection.updateMany(
      { [list]: { $exists: false } },
      { $set: { [list]: [] } },
    );
}
