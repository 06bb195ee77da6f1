import {
  actionsFrom,
  clientInterviewMachine,
  clientInterviewStaffActions,
  isClientInterviewTime,
  type ClientInterview,
  type ClientInterviewStaffAction,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { shownAnswer } from '../../calendars/invitation-answers.ts';
import type { Actor } from '../../auth/actor.ts';
import { reaches, type FoundApplication } from '../applications/api/interviewed.ts';
import { interviewRooms } from '../meetings/api/interview-room.ts';
import { findPeople, findPlaces } from '../../identity/people/people.ts';
import type { ClientInterviewRecord } from '../../records/client-interviews/client-interview.model.ts';
import type { FoundInterview } from './find-interview.ts';

/** Returns the actions allowed on an interview, by its state, the time and the reader. */
function allowedActions(
  actor: Actor,
  { application, job }: FoundApplication,
  { status, startsAt }: ClientInterviewRecord,
): ClientInterviewStaffAction[] {
  if (!reaches(actor, 'clientInterview.manage', application, job)) return [];
  const now = new Date();
  const possible: readonly string[] = actionsFrom(
    clientInterviewMachine,
    status,
    (permission) => permission === 'clientInterview.manage',
  );
  return clientInterviewStaffActions.filter(
    (action) => possible.includes(action) && isClientInterviewTime(action, startsAt, now),
  );
}

/** Returns the rooms of interviews held on the platform. */
export const roomsOf = (
  interviews: readonly ClientInterviewRecord[],
  session: ClientSession | null,
): Promise<ReadonlyMap<string, string>> =>
  interviewRooms(
    interviews.filter(({ place }) => place === 'platform_meeting').map(({ _id }) => _id),
    session,
  );

/** Returns what readers of both sides see of an interview. */
export const sharedFacts = (
  interview: ClientInterviewRecord,
  nameOf: (id: ClientInterviewRecord['organiserId'] | null) => string,
  rooms: ReadonlyMap<string, string>,
) => {
  const { _id, version, round, status, durationMin, message, place, placeValue, ask } = interview;
  return {
    id: _id.toHexString(),
    version,
    round,
    status,
    durationMin,
    message,
    startsAt: interview.startsAt.toISOString(),
    endsAt: interview.endsAt.toISOString(),
    place: { kind: place, value: rooms.get(_id.toHexString()) ?? placeValue },
    ask: ask && { by: nameOf(ask.by), at: ask.at.toISOString(), days: ask.days, note: ask.note },
    cancelReason: interview.cancelReason,
  };
};

/** Returns interviews of one application as the staff reader may see them. */
export async function showInterviews(
  actor: Actor,
  found: FoundApplication,
  interviews: readonly ClientInterviewRecord[],
  session: ClientSession | null = null,
): Promise<ClientInterview[]> {
  const hostIds = interviews.flatMap(({ hosts }) => hosts.map(({ userId }) => userId));
  const others = interviews.flatMap(({ organiserId, ask }) => [organiserId, ask?.by ?? null]);
  const people = await findPeople([...hostIds, ...others], session);
  const places = await findPlaces(hostIds);
  const rooms = await roomsOf(interviews, session);
  return interviews.map((interview) => ({
    ...sharedFacts(interview, people.name, rooms),
    applicationId: interview.applicationId.toHexString(),
    kind: interview.kind,
    hosts: interview.hosts.map(({ userId, side }) => ({
      id: userId.toHexString(),
      name: people.name(userId),
      side,
      timeZone: places.get(userId.toHexString())?.timeZone ?? 'UTC',
      answer: shownAnswer(interview, userId),
    })),
    candidateAnswer: shownAnswer(interview, null),
    organiser: people.ref(interview.organiserId),
    noShowParty: interview.noShowParty,
    endNote: interview.endNote,
    allowedActions: allowedActions(actor, found, interview),
  }));
}

/** Calls {@link showInterviews} for one interview. */
export async function showInterview(
  actor: Actor,
  { interview, ...found }: FoundInterview,
  session: ClientSession | null = null,
): Promise<ClientInterview> {
  const [shown] = await showInterviews(actor, found, [interview], session);
  if (!shown) throw new Error('An interview shows as nothing');
  return shown;
}
