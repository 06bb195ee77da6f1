import type { applicationActionEndpoints } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import { changeApplication } from '../record/change-application.ts';
import { freeSeat } from '../record/free-seat.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import { atStage } from '../stages/stage-of.ts';

/** Reverts a selection on the client's behalf. */
export const unselectApplication: Service<(typeof applicationActionEndpoints)['unselect']> = (
  ctx,
  { params, body },
) =>
  runApplicationAction(ctx, params.id, 'application.select', (tx, found) =>
    unselectFound(tx, found, body),
  );

interface Unselection {
  version: number;
  note: string;
  /** Whether the client itself reverts it, with the client's own words. */
  byClient?: boolean;
}

/**
 * Reverts a selection: frees the seat and returns the application to its earlier stage. The people
 * who recruit for this job are notified.
 */
export async function unselectFound(
  tx: Tx,
  found: FoundApplication,
  { version, note, byClient = false }: Unselection,
): Promise<Application> {
  const { application, job } = found;
  const wasInterviewed = await ApplicationEventModel.exists({
    applicationId: application._id,
    type: 'interview_requested',
  }).session(tx.session);
  const after = await changeApplication(tx, application, {
    action: 'unselect',
    name: 'application.unselect',
    event: 'unselected',
    version,
    set: async (current) => ({
      ...(await atStage(tx, current, wasInterviewed ? 'client_interview' : 'submitted')),
      positionId: null,
      clientDecision: wasInterviewed ? 'interview' : 'none',
      selectedAt: null,
      selectedBy: null,
      agreedStart: null,
    }),
    note,
  });
  if (after === application) return after;
  await freeSeat(tx, application);
  await notifyJobPeople(
    tx,
    { ...found, application: after },
    {
      topic: 'client_decision',
      title: byClient
        ? `The client takes back the selection of {name} for ${calledInNotices(job)}`
        : `The selection of {name} for ${calledInNotices(job)} was taken back`,
      body: byClient ? note.slice(0, 400) : null,
    },
  );
  return after;
}
