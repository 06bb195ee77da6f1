import {
  canTransition,
  scheduleRequestMachine,
  type ClientScheduleRequest,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { plannedRound } from '../interview/application-interview.ts';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';

/**
 * Returns proposed times for the client's users: without the candidate's texts and phone number.
 * Only the agency changes what it proposed.
 */
export async function showProposed(
  actor: Actor,
  requests: readonly ScheduleRequestRecord[],
  session: ClientSession | null = null,
): Promise<ClientScheduleRequest[]> {
  const people = await findPeople(
    requests.flatMap(({ hostIds, proposedBy }) => [...hostIds, proposedBy]),
    session,
  );
  return requests.map((request) => {
    const may = (action: 'withdraw' | 'choose_slot') =>
      request.proposedBy !== null &&
      actor.can('clientInterview.ask') &&
      canTransition(scheduleRequestMachine, request.status, action);
    return {
      id: request._id.toHexString(),
      version: request.version,
      round: plannedRound(request).round,
      status: request.status,
      durationMin: request.durationMin,
      place: request.place,
      hosts: request.hostIds.map((id) => ({ id: id.toHexString(), name: people.name(id) })),
      proposedBy: request.proposedBy && people.ref(request.proposedBy),
      offered: request.offered.map((at) => at.toISOString()),
      windows: request.windows.map(({ startsAt, endsAt }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
      expiresAt: request.expiresAt.toISOString(),
      mayFix: may('choose_slot') && request.windows.length > 0,
      mayWithdraw: may('withdraw'),
    };
  });
}

/** {@link showProposed} for one request. */
export async function showOneProposed(
  actor: Actor,
  request: ScheduleRequestRecord,
  session: ClientSession | null,
): Promise<ClientScheduleRequest> {
  const [shown] = await showProposed(actor, [request], session);
  if (!shown) throw new Error('Proposed times show as nothing');
  return shown;
}
