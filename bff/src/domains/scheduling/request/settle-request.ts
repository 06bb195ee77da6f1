import { minuteMs, type BodyOf, type applicationScheduleEndpoints } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { FoundApplication } from '../../applications/api/interviewed.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { applicationKind } from '../interview/application-interview.ts';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';
import { changeRequest } from './change-request.ts';
import { mailArranged, requestSubject } from './schedule-mails.ts';

type Endpoints = typeof applicationScheduleEndpoints;

/** Sets a time within one of the candidate's proposals; notifies all participants. */
export async function takeProposedTime(
  tx: Tx,
  { application, candidate }: Pick<FoundApplication, 'application' | 'candidate'>,
  request: ScheduleRequestRecord,
  body: BodyOf<Endpoints['fix']>,
): Promise<ScheduleRequestRecord> {
  const startsAt = new Date(body.startsAt);
  const endsAt = new Date(startsAt.getTime() + request.durationMin * minuteMs);
  const after = await changeRequest(tx, request, {
    action: 'choose_slot',
    version: body.version,
    isRepeat: ({ status }) =>
      status === 'confirmed' && request.startsAt?.getTime() === startsAt.getTime(),
    guard: () => {
      if (application.status !== 'active')
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: application.status, action: 'choose_slot' },
        });
      if (startsAt < tx.at) throw invalidField('startsAt', 'IN_PAST');
      const isProposed = request.windows.some(
        (window) => window.startsAt <= startsAt && endsAt <= window.endsAt,
      );
      if (!isProposed) throw invalidField('startsAt', 'INVALID_OPTION');
    },
    set: { startsAt, endsAt, holdUntil: null, windows: [], windowsNote: null },
  });
  if (after === request) return request;
  const interview = await applicationKind.read(request, tx.session);
  if (!interview) throw new AppError('NOT_FOUND');
  const hostIds = request.hostIds.map(String);
  const arranged = { request: after, interview, candidate };
  await applicationKind.confirm(tx, arranged, { startsAt, endsAt, hostIds }, {});
  const now = (await applicationKind.read(after, tx.session)) ?? interview;
  await mailArranged(tx, { ...arranged, interview: now }, 'confirmed');
  return after;
}

/** Closes a link before a time was chosen. */
export async function closeRequest(
  tx: Tx,
  request: ScheduleRequestRecord,
  version: number,
): Promise<ScheduleRequestRecord> {
  const after = await changeRequest(tx, request, {
    action: 'withdraw',
    version,
    set: { cancelledAt: tx.at },
  });
  if (after !== request) await revokeLinksTo(tx, requestSubject(after), 'disabled_by_staff');
  return after;
}
