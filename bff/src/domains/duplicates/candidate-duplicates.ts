import type { duplicateEndpoints, UndoableMerge } from '@muster/contracts';
import { findTogether, rowsToFind } from '../../db/find-together.ts';
import type { Selected } from '../../db/selected.ts';
import type { Service } from '../../http/mount.ts';
import { findCandidate } from '../../records/candidates/candidate-lookup.ts';
import { mergedRecords } from '../candidates/api/merging/merged-candidates.ts';
import { findPeople } from '../../identity/people/people.ts';
import { CandidateMergeModel, type CandidateMerge } from './candidate-merge.model.ts';
import {
  groupsAroundSeen,
  hintFields,
  maxHints,
  openHintsOf,
  showGroups,
} from './duplicate-groups.ts';
import { DuplicateHintModel } from './duplicate-hint.model.ts';

/**
 * Returns records that look like the same person, and the merges into this record that can be
 * undone.
 */
export const readCandidateDuplicates: Service<typeof duplicateEndpoints.ofCandidate> = async (
  { actor },
  { params },
) => {
  const candidate = await findCandidate(actor, params.id, { deleted: true });
  const { hints, merges } = await findTogether({
    hints: rowsToFind(DuplicateHintModel, openHintsOf([candidate._id]), hintFields, {
      limit: maxHints,
    }),
    merges: rowsToFind(
      CandidateMergeModel,
      { primaryId: candidate._id, undoneAt: null, undoUntil: { $gt: new Date() } },
      mergeFields,
      { sort: { at: -1 } },
    ),
  });
  const around = candidate.deletedAt ? [] : await groupsAroundSeen(actor, candidate._id, hints);
  const [group] = await showGroups(
    around.filter(({ people }) => people.some(({ _id }) => _id.equals(candidate._id))),
  );
  return {
    people: group?.people ?? [],
    pairs: group?.pairs ?? [],
    merges: await showMerges(merges),
  };
};

const mergeFields = { duplicateId: 1, at: 1, mergedBy: 1, undoUntil: 1 } as const;

async function showMerges(
  merges: readonly Selected<CandidateMerge, typeof mergeFields>[],
): Promise<UndoableMerge[]> {
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
