import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { applicationIdsOf } from '../../records/applications/application-visibility.ts';
import { approvalIdsOf } from '../approvals/api/approval-visibility.ts';
import { attachmentIdsOf, fileRequestIdsOf } from '../attachments/api/attachment-visibility.ts';
import { ownCandidateIds } from '../../records/candidates/candidate-names.ts';
import { reviewIdsOf } from '../cv-reading/api/review-visibility.ts';
import { noteIdsAbout } from '../../records/notes/note-subjects.ts';
import { presentMemberOf } from '../../records/team/team-directory.ts';
import { placementIdsOf } from '../../records/placements/placement-visibility.ts';
import { submissionIdsOf } from '../submissions/api/submission-visibility.ts';
import { promiseIdsAbout } from '../promises/api/promise-subjects.ts';
import { taskIdsAbout } from '../tasks/api/task-subjects.ts';

/** Returns the ids of notes on the candidate and on their applications and placements. */
const notesAbout = async (ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> =>
  noteIdsAbout([...ids, ...(await applicationIdsOf(ids)), ...(await placementIdsOf(ids))]);

/** Records linked to a candidate that have events of their own. */
const parts: readonly ((candidateIds: readonly Types.ObjectId[]) => Promise<Types.ObjectId[]>)[] = [
  notesAbout,
  taskIdsAbout,
  promiseIdsAbout,
  applicationIdsOf,
  submissionIdsOf,
  placementIdsOf,
  attachmentIdsOf,
  fileRequestIdsOf,
  reviewIdsOf,
  approvalIdsOf,
];

/**
 * Returns the records about the reader, as a candidate and as a colleague: staff never see what
 * others did on them (SELF_RECORD), in whatever role they read.
 */
export async function ownRecords(actor: Actor): Promise<string[]> {
  if (actor.audience !== 'staff') return [];
  const [candidateIds, member] = await Promise.all([
    ownCandidateIds(actor),
    presentMemberOf(actor.userId),
  ]);
  const asMember = member ? await noteIdsAbout([member]) : [];
  const asCandidate =
    candidateIds.length === 0 ? [] : await Promise.all(parts.map((idsOf) => idsOf(candidateIds)));
  return [...asMember, ...candidateIds, ...asCandidate.flat()].map((id) => id.toHexString());
}
