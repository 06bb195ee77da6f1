import type { ApplicationEventType } from '@muster/contracts';
import { audit, type AuditEntry } from '../../audit/audit.service.ts';
import { hostChanges } from '../../calendars/host-changes.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { announceApplicationInterview } from '../../outbox/interview-changed.ts';
import { announceChange } from '../../outbox/record-changed.ts';
import { recordEvent } from '../applications/api/interviewed.ts';
import type { ClientInterviewRecord } from '../../records/client-interviews/client-interview.model.ts';

/** The author of a change made without a session. */
export type By = Pick<AuditEntry, 'actorKind' | 'tokenId'>;

/** Records a change of an interview in the history of its application. */
export async function recordInterview(
  tx: Tx,
  before: ClientInterviewRecord | null,
  after: ClientInterviewRecord,
  by: By = {},
): Promise<void> {
  const { applicationId, candidateId, jobId } = after;
  announceApplicationInterview(tx, after._id);
  const action = 'application.interview';
  const changes = [
    { path: 'interview', before: before?.status ?? null, after: after.status },
    { path: 'startsAt', before: before?.startsAt ?? null, after: after.startsAt },
    ...(before ? hostChanges(before.hosts, after.hosts) : []),
  ];
  const type = eventOf(before, after);
  if (type) {
    const application = { _id: applicationId, candidateId, jobId };
    const event = { type, from: null, to: null, note: after.round } as const;
    await recordEvent(tx, application, { ...event, action, changes, by });
    return;
  }
  await audit(tx, { action, entity: 'application', entityId: applicationId, changes, ...by });
  announceChange(tx, 'candidate', candidateId);
}

/**
 * Returns the event for the timelines of the application and the person; null if no plan changed.
 */
function eventOf(
  before: ClientInterviewRecord | null,
  { status, startsAt }: ClientInterviewRecord,
): ApplicationEventType | null {
  if (!before) return 'interview_arranged';
  if (status === 'completed') return 'interview_done';
  if (status === 'no_show') return 'interview_missed';
  if (status === 'cancelled') return 'interview_cancelled';
  return startsAt.getTime() === before.startsAt.getTime() ? null : 'interview_moved';
}
