import type { duplicateEndpoints, UndoableMerge } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Service } from '../../http/mount.ts';
import { findCandidate } from '../../records/candidates/candidate-lookup.ts';
import { mergedRecords } from '../candidates/api/merging/merged-candidates.ts';
import { findPeople } from '../../identity/people/people.ts';
import { CandidateMergeModel } from './candidate-merge.model.ts';
import { groupsAround, showGroups } from './duplicate-groups.ts';

/** Who looks like one person, and which merges into the record can be undone. */
export const readCandidateDuplicates: Service<typeof duplicateEndpoints.ofCandidate> = async (
  { actor },
  { params },
) => {
  const candidate = await findCandidate(actor, params.id, { deleted: true });
  const around = candidate.deletedAt ? [] : await groupsAround(actor, [candidate._id]);
  const [group] = await showGroups(
    around.filter(({ people }) => people.some(({ _id }) => _id.equals(candidate._id))),
  );
  return {
    people: group?.people ?? [],
    pairs: group?.pairs ?? [],
    merges: await undoableMerges(candidate._id),
  };
};

async function undoableMerges(primaryId: Types.ObjectId): Promise<UndoableMerge[]> {
  const merges = await CandidateMergeModel.find(
    { primaryId, undoneAt: null, undoUntil: { $gt: new Date() } },
    { duplicateId: 1, at: 1, mergedBy: 1, undoUntil: 1 },
  )
    .sort({ at: -1 })
    .lean();
  if (merges.length === 0) return [];
  const [records, people] = await Promise.all([
    mergedRecords(merges.map(({ duplicateId }) => duplicateId)),
    findPeople(merges.map(({ mergedBy }) => mergedBy)),
  ]);
  return merges.flatMap((merge) => {
    const record = records.find(({ _id }) => _id.equals(merge.duplicateId));
    return record
      ? {
          id: merge._id.toHexString(),
          duplicate: { id: record._id.toHexString(), number: record.number, name: record.name },
          mergedAt: merge.at.toISOString(),
          mergedBy: people.name(merge.mergedBy),
          undoUntil: merge.undoUntil.toISOString(),
        }
      : [];
  });
}
