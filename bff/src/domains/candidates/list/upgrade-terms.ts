import { CandidateModel } from '../../../records/candidates/candidate.model.ts';

/**
 * Records that were written when names and contact data were searched by two lists get the one for
 * both. Running it again, or in two processes at once, does no harm.
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
