import { canTransition, scheduleRequestMachine, type ScheduleRequest } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { reaches, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';

/** Returns a link as staff see it, with the candidate's texts. */
export const showRequest = (
  actor: Actor,
  candidate: Candidate,
  request: ScheduleRequestRecord,
): ScheduleRequest => ({
  id: request._id.toHexString(),
  interviewId: request.interviewId.toHexString(),
  status: request.status,
  mode: request.mode,
  hostRule: request.hostRule,
  place: request.place,
  placeValue: request.placeValue,
  offered: request.offered.map((at) => at.toISOString()),
  windows: request.windows.map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  })),
  windowsNote: request.windowsNote,
  ...(reaches(actor, 'candidate.readContact', candidate) && { phone: request.phone }),
  question: request.question,
  accessNeeds: request.accessNeeds,
  attendees: (request.attendees ?? []).map(({ name }) => name),
  inviteeTimeZone: request.inviteeTimeZone,
  moves: request.moves,
  cancelReason: request.cancelReason,
  sentAt: request.sentAt.toISOString(),
  expiresAt: request.expiresAt.toISOString(),
  version: request.version,
  mayWithdraw:
    canTransition(scheduleRequestMachine, request.status, 'withdraw') &&
    reaches(actor, 'vettingInterview.manage', candidate),
});
