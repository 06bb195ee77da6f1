import { CandidateModel } from '../../../records/candidates/candidate.model.ts';

const lists = ['experience', 'education', 'bios', 'poolIds', 'poolVetterIds', 'jobVetterIds'];

/** Records that were written before these lists were known have them empty. */
export async function upgradeLists(): Promise<void> {
  for (const list of lists)
    await CandidateModel.collection.updateMany(
      { [list]: { $exists: false } },
      { $set: { [list]: [] } },
    );
}
