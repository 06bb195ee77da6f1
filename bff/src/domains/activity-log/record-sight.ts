import { Types } from 'mongoose';
import type { AuditEvent } from '../../audit/audit-event.model.ts';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import type { Sight } from '../../db/row-sight.ts';
import {
  applicationSight,
  feedbackSight,
  suggestionSight,
} from '../applications/api/application-sight.ts';
import { approvalSight } from '../approvals/api/approval-sight.ts';
import { attachmentSight } from '../attachments/api/attachment-sight.ts';
import { candidateSight } from '../candidates/api/candidate-names.ts';
import { chatMessageSight, chatThreadSight } from '../chat/api/chat-sight.ts';
import { reviewSight } from '../cv-reading/api/review-sight.ts';
import { exportSight } from '../exports/api/export-sight.ts';
import { importSight } from '../imports/api/import-sight.ts';
import { intakeSight } from '../intakes/api/intake-sight.ts';
import { identitySight } from '../legal-identities/api/identity-sight.ts';
import { signatureSight } from '../signatures/api/signature-sight.ts';
import { jobSight } from '../jobs/api/job-sight.ts';
import { meetingSight } from '../meetings/api/meeting-sight.ts';
import { operationSight } from '../operations/api/operation-sight.ts';
import { placementSight } from '../placements/api/placement-sight.ts';
import { poolSight } from '../pools/api/pool-sight.ts';
import { positionSight } from '../positions/api/position-sight.ts';
import { referralSight } from '../referrals/api/referral-sight.ts';
import { screeningSight } from '../screening/api/screening-sight.ts';
import { submissionSight } from '../submissions/api/submission-sight.ts';
import { timesheetSight } from '../timesheets/api/timesheet-sight.ts';
import { evaluationSight } from '../evaluations/api/evaluation-sight.ts';
import { viewSight } from '../views/api/view-sight.ts';

type EventOf = Pick<AuditEvent, 'entity' | 'entityId'>;

/** Kinds whose single records may be secret, with who decides. */
export const guarded: Readonly<
  Record<string, (actor: Actor, ids: readonly Types.ObjectId[]) => Promise<Sight>>
> = {
  candidate: candidateSight,
  application: applicationSight,
  application_feedback: feedbackSight,
  suggestion: suggestionSight,
  submission: submissionSight,
  job: jobSight,
  intake: intakeSight,
  position: positionSight,
  placement: placementSight,
  approval: approvalSight,
  attachment: attachmentSight,
  extraction_review: reviewSight,
  pool: poolSight,
  referral: referralSight,
  screening_form: screeningSight,
  timesheet: timesheetSight,
  evaluation: evaluationSight,
  meeting: meetingSight,
  legal_identity: identitySight,
  signature_document: signatureSight,
  chat_thread: chatThreadSight,
  chat_message: chatMessageSight,
  view: viewSight,
  export: exportSight,
  import: importSight,
  operation: operationSight,
};

/** Records that are one user's own work; readers of the whole log may read them too. */
const personal: ReadonlySet<string> = new Set(['view', 'export', 'import', 'operation']);

/**
 * Kinds without secret records: who may read the kind may read all of it. Notes and tasks are
 * decided by the record that they are about.
 */
const open: ReadonlySet<string> = new Set([
  'company',
  'company_user',
  'user',
  'team_member',
  'session',
  'impersonation',
  'audit',
  'file',
  'skill',
  'reason',
  'pipeline',
  'evaluation_template',
  'Remote',
  'SearchIndex',
  'Collection',
  'Assistant',
  'note',
  'task',
  'promise',
]);

/**
 * Whether the reader may see each record of a page, each kind decided by its own domain. For a
 * deleted record the owning domain can no longer decide, so only readers of the whole log see it.
 */
export async function readableRecords(
  actor: Actor,
  events: readonly EventOf[],
): Promise<(event: EventOf) => boolean> {
  const readsAll = actor.scopeOf('audit.list') === 'all';
  const sights = new Map<string, Sight>();
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
    // Where the id is no number but a word, there is no record behind it.
    if (open.has(entity) || !isRecordId(entityId)) return true;
    if (readsAll && personal.has(entity)) return true;
    const sight = sights.get(entity);
    return sight !== undefined && (sight.get(entityId) ?? readsAll);
  };
}
