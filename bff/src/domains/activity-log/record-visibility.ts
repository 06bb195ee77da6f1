import { Types } from 'mongoose';
import type { AuditEvent } from '../../audit/audit-event.model.ts';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import type { VisibilityById } from '../../db/row-visibility.ts';
import {
  applicationVisibility,
  feedbackVisibility,
  suggestionVisibility,
} from '../../records/applications/application-visibility.ts';
import { approvalVisibility } from '../approvals/api/approval-visibility.ts';
import {
  attachmentSight,
  fileRequestVisibility,
} from '../attachments/api/attachment-visibility.ts';
import { candidateVisibility } from '../../records/candidates/candidate-names.ts';
import { chatMessageVisibility, chatThreadVisibility } from '../chat/api/chat-visibility.ts';
import { reviewVisibility } from '../cv-reading/api/review-visibility.ts';
import { exportVisibility } from '../exports/api/export-visibility.ts';
import { importVisibility } from '../imports/api/import-visibility.ts';
import { intakeVisibility } from '../intakes/api/intake-visibility.ts';
import { identityVisibility } from '../legal-identities/api/identity-visibility.ts';
import { signatureVisibility } from '../signatures/api/signature-visibility.ts';
import { jobVisibility } from '../../records/jobs/job-visibility.ts';
import { meetingVisibility } from '../meetings/api/meeting-visibility.ts';
import { operationVisibility } from '../operations/api/operation-visibility.ts';
import { placementVisibility } from '../../records/placements/placement-visibility.ts';
import { poolVisibility } from '../../records/pools/pool-visibility.ts';
import { positionVisibility } from '../../records/positions/position-visibility.ts';
import { referralVisibility } from '../referrals/api/referral-visibility.ts';
import { screeningVisibility } from '../screening/api/screening-visibility.ts';
import { submissionVisibility } from '../submissions/api/submission-visibility.ts';
import { timesheetVisibility } from '../timesheets/api/timesheet-visibility.ts';
import { evaluationVisibility } from '../evaluations/api/evaluation-visibility.ts';
import { viewVisibility } from '../views/api/view-visibility.ts';

type EventOf = Pick<AuditEvent, 'entity' | 'entityId'>;

/** Kinds that may contain secret records, each with the function that decides. */
export const guarded: Readonly<
  Record<string, (actor: Actor, ids: readonly Types.ObjectId[]) => Promise<VisibilityById>>
> = {
  candidate: candidateVisibility,
  application: applicationVisibility,
  application_feedback: feedbackVisibility,
  suggestion: suggestionVisibility,
  submission: submissionVisibility,
  job: jobVisibility,
  intake: intakeVisibility,
  position: positionVisibility,
  placement: placementVisibility,
  approval: approvalVisibility,
  attachment: attachmentSight,
  file_request: fileRequestVisibility,
  extraction_review: reviewVisibility,
  pool: poolVisibility,
  referral: referralVisibility,
  screening_form: screeningVisibility,
  timesheet: timesheetVisibility,
  evaluation: evaluationVisibility,
  meeting: meetingVisibility,
  legal_identity: identityVisibility,
  signature_document: signatureVisibility,
  chat_thread: chatThreadVisibility,
  chat_message: chatMessageVisibility,
  view: viewVisibility,
  export: exportVisibility,
  import: importVisibility,
  operation: operationVisibility,
};

/** Records that are one user's own work; readers of the whole log may also read them. */
const personal: ReadonlySet<string> = new Set(['view', 'export', 'import', 'operation']);

/**
 * Kinds without secret records: users who may read the kind may read all of it. Notes and tasks are
 * decided by their subject record.
 */
const open: ReadonlySet<string> = new Set([
  'company',
  'company_user',
  'user',
  'team_member',
  'session',
  'api_key',
  'webhook',
  'custom_field',
  'impersonation',
  'audit',
  'file',
  'skill',
  'reason',
  'pipeline',
  'evaluation_template',
  'referral_program',
  'reward_batch',
  'signature_template',
  'Remote',
  'release_token',
  'SearchIndex',
  'Collection',
  'Assistant',
  'note',
  'task',
  'promise',
]);

/**
 * Checks whether the reader may see each record of a page; each kind's own domain decides. For a
 * deleted record the owning domain can no longer decide, so only readers of the whole log see it.
 */
export async function readableRecords(
  actor: Actor,
  events: readonly EventOf[],
): Promise<(event: EventOf) => boolean> {
  const readsAll = actor.scopeOf('audit.list') === 'all';
  const sights = new Map<string, VisibilityById>();
  for (const entity of new Set(events.map((event) => event.entity))) {
    const look = guarded[entity];
    const ids = events.flatMap((event) =>
      event.entity === entity && isRecordId(event.entityId)
        ? [new Types.ObjectId(event.entityId)]
        : [],
    );
    if (look) sights.set(entity, await look(actor, ids));
  }
  return ({ entity, entityId }) => {
    // An id that is a word has no record behind it.
    if (open.has(entity) || !isRecordId(entityId)) return true;
    if (readsAll && personal.has(entity)) return true;
    const sight = sights.get(entity);
    return sight !== undefined && (sight.get(entityId) ?? readsAll);
  };
}
