import {
  canTransition,
  scheduleRequestMachine,
  type ApplicationScheduleRequest,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { reaches, type FoundApplication } from '../../applications/api/interviewed.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { plannedRound } from '../interview/application-interview.ts';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';
import { showRequest } from './show-request.ts';

/** Returns links of one application as staff may see them. */
export async function showApplicationRequests(
  actor: Actor,
  { application, candidate, job }: FoundApplication,
  requests: readonly ScheduleRequestRecord[],
  session: ClientSession | null = null,
): Promise<ApplicationScheduleRequest[]> {
  const people = await findPeople(
    requests.flatMap(({ hostIds, proposedBy }) => [...hostIds, proposedBy]),
    session,
  );
  const manages = reaches(actor, 'clientInterview.manage', application, job);
  return requests.map((request) => {
    const { kind, round, hosts } = plannedRound(request);
    const may = (action: 'withdraw' | 'choose_slot') =>
      manages && canTransition(scheduleRequestMachine, request.status, action);
    return {
      ...showRequest(actor, candidate, request),
      kind,
      round,
      durationMin: request.durationMin,
      message: request.message,
      noticeHours: request.noticeHours,
      horizonDays: request.horizonDays,
      hosts: hosts.map(({ userId, side }) => ({
        id: userId.toHexString(),
        name: people.name(userId),
        side,
      })),
      startsAt: request.startsAt?.toISOString() ?? null,
      proposedBy: request.proposedBy && people.ref(request.proposedBy),
      mayWithdraw: may('withdraw'),
      mayFix: application.status === 'active' && may('choose_slot') && request.windows.length > 0,
    };
  });
}

/** {@link showApplicationRequests} for one link. */
export async function showApplicationRequest(
  actor: Actor,
  found: FoundApplication,
  request: ScheduleRequestRecord,
  session: ClientSession | null = null,
): Promise<ApplicationScheduleRequest> {
  const [shown] = await showApplicationRequests(actor, found, [request], session);
  if (!shown) throw new Error('A link shows as nothing');
  return shown;
}
