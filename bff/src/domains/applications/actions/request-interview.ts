import { isDeepStrictEqual } from 'node:util';
import type { applicationActionEndpoints, BodyOf } from '@muster/contracts';
import { Types } from 'mongoose';
import { today } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { recordInterview } from '../../../records/jobs/job-submissions.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import { changeApplication } from '../record/change-application.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import { atStage } from '../stages/stage-of.ts';

/**
 * Records that the client wants to interview the candidate, on which days, and how the agency knows
 * it.
 */
export const requestInterview: Service<typeof applicationActionEndpoints.requestInterview> = (
  ctx,
  { params, body },
) =>
  runApplicationAction(ctx, params.id, 'application.select', (tx, found) =>
    requestInterviewFor(tx, found, body),
  );

type Request = BodyOf<typeof applicationActionEndpoints.requestInterview>;

/** {@link requestInterview} for a loaded application. */
export async function requestInterviewFor(
  tx: Tx,
  found: FoundApplication,
  { version, round, days, note }: Request,
): Promise<Application> {
  const after = await changeApplication(tx, found.application, {
    action: 'request_interview',
    name: 'application.request_interview',
    event: 'interview_requested',
    version,
    isRepeat: ({ interviews }) => {
      const last = interviews.at(-1);
      return (
        last?.note === note && last.round === round && isDeepStrictEqual(last.days, days.toSorted())
      );
    },
    guard: () => {
      if (days.some((day) => day < today())) throw invalidField('days', 'IN_PAST');
    },
    set: async (current) => ({
      ...(current.stageKind === 'submitted' && (await atStage(tx, current, 'client_interview'))),
      clientDecision: 'interview',
      interviews: [
        ...current.interviews,
        {
          _id: new Types.ObjectId(),
          round,
          days: days.toSorted(),
          note,
          at: tx.at,
          by: tx.userId,
        },
      ],
    }),
    note,
  });
  if (after === found.application) return after;
  await recordInterview(tx, found.job._id);
  await notifyJobPeople(
    tx,
    { ...found, application: after },
    {
      topic: 'client_decision',
      title: `The client wants to interview {name} for ${calledInNotices(found.job)}`,
      mail: 'client_interview_request',
    },
  );
  return after;
}
