import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { applicationIdsOf } from '../applications/application-sight.service.ts';
import { approvalIdsOf } from '../approvals/approval-sight.service.ts';
import { attachmentIdsOf } from '../attachments/attachment-sight.service.ts';
import { ownCandidateIds } from '../candidates/candidate-names.service.ts';
import { reviewIdsOf } from '../cv-reading/review-sight.service.ts';
import { noteIdsAbout } from '../notes/note-subjects.service.ts';
import { placementIdsOf } from '../placements/placement-sight.service.ts';
import { submissionIdsOf } from '../submissions/submission-sight.service.ts';
import { taskIdsAbout } from '../tasks/task-subjects.service.ts';

/** Whatever hangs on a candidate and has events of its own. */
const parts: readonly ((candidateIds: readonly Types.ObjectId[]) => Promise<Types.ObjectId[]>)[] = [
  noteIdsAbout,
  taskIdsAbout,
  applicationIdsOf,
  submissionIdsOf,
  placementIdsOf,
  attachmentIdsOf,
  reviewIdsOf,
  approvalIdsOf,
];

/**
 * The records about the reader as a candidate: staff never see what others did on them
 * (SELF_RECORD), in whatever role they read.
 */
export async function ownRecords(actor: Actor): Promise<string[]> {
  if (actor.audience !== 'staff') return [];
  const candidateIds = await ownCandidateIds(actor);
  if (candidateIds.length === 0) return [];
  const found = await Promise.all(parts.map((idsOf) => idsOf(candidateIds)));
  return [...candidateIds, ...found.flat()].map((id) => id.toHexString());
}
