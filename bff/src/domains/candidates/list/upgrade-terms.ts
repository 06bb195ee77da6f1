import { CandidateModel } from '../../../records/candidates/candidate.model.ts';

/**
 * Upgrades records written when names and contact data were searched by two lists to the common
 * list. Idempotent, also in two concurrent processes.
 */
export async function upgradeTerms(): Promise<void> {
  await CandidateModel.collection.updateMany({ allTerms: { $exists: false } }, [
    {
      $set: {
        allTerms: {
          $setUnion: [{ $ifNull: ['$searchTerms', []] }, { $ifNull: ['$contactTerms', []] }],
        },
      },
    },
    { $unset: 'contactTerms' },
  ]);
}
