import { audit } from '../../audit/audit.service.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { announceChange } from '../../outbox/record-changed.ts';
import { recordEvent } from '../applications/api/interviewed.ts';
import type { ClientInterviewRecord } from './client-interview.model.ts';

/** Writes what became of an interview into the history of its application. */
export async function noteInterview(
  tx: Tx,
  before: ClientInterviewRecord | null,
  after: ClientInterviewRecord,
): Promise<void> {
  const { applicationId, candidateId, jobId } = after;
  const action = 'application.interview';
  const changes = [
    { path: 'interview', before: before?.status ?? null, after: after.status },
    { path: 'startsAt', before: before?.startsAt ?? null, after: after.startsAt },
  ];
  if (after.status === 'completed') {
    const application = { _id: applicationId, candidateId, jobId };
    const event = { type: 'interview_done', from: null, to: null, note: after.round } as const;
    await recordEvent(tx, application, { ...event, action, changes });
    return;
  }
  await audit(tx, { action, entity: 'application', entityId: applicationId, changes });
  announceChange(tx, 'candidate', candidateId);
}
