import type { CalendarInvitation } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { shownAnswer } from '../../../calendars/invitation-answers.ts';
import { type InvitationSource } from '../../../calendars/invitation-source.ts';
import { agencyName } from '../../../mail/agency.ts';
import { ownCandidateIds } from '../../../records/candidates/candidate-names.ts';
import { clientInvitedTo } from '../../client-interviews/api/interview-answers.ts';
import { interviewRooms } from '../../meetings/api/interview-room.ts';
import { findPeople, findPlaces } from '../../../identity/people/people.ts';
import { vettingInvitedTo } from '../../vetting/api/interview-answers.ts';
import { answerInterview } from './answer-interview.ts';
import {
  invitedInterview,
  invitedKinds,
  personAmong,
  type InvitedInterview,
  type InvitedKind,
  type InvitedPerson,
} from './invited-interview.ts';

/** Returns an interview as one participant's invitation; null before it has a time. */
async function show(
  { interview, candidate, organiserIds }: InvitedInterview,
  { hostId, name }: InvitedPerson,
  session: ClientSession | null,
): Promise<CalendarInvitation | null> {
  const { _id, title, startsAt, endsAt, standing, calendar, hostIds } = interview;
  if (!startsAt || !endsAt) return null;
  const [organiserId = null] = organiserIds;
  const [leader = null] = hostIds;
  const people = await findPeople([organiserId], session);
  const room = (await interviewRooms([_id], session)).get(_id.toHexString()) ?? null;
  const places = await findPlaces([leader]);
  const answer = shownAnswer(interview, hostId);
  return {
    id: _id.toHexString(),
    // Hosts only see the number: the invitation also goes to users of the client.
    title: hostId ? `${title}, ${candidate.number}` : title,
    agencyName: agencyName(),
    name,
    organiser: people.ref(organiserId)?.name ?? agencyName(),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    allDay: false,
    timeZone: hostId
      ? candidate.timeZone
      : ((leader && places.get(leader.toHexString())?.timeZone) ?? 'UTC'),
    ...(room ? { place: 'platform_meeting', placeValue: room } : interview.where),
    description: hostId ? null : interview.instructions,
    recurrence: null,
    sequence: calendar.sequence,
    wasMoved: answer.response === 'needs_action' && calendar.sequence > 0,
    isCancelled: standing === 'cancelled',
    isOver: endsAt <= new Date(),
    ...answer,
  };
}

const sourceOf = (kind: InvitedKind, invitedTo: typeof vettingInvitedTo): InvitationSource => {
  const read: InvitationSource['read'] = async (id, invitee, session) => {
    const found = await invitedInterview(kind, id, session);
    const person = found && personAmong(found, invitee);
    return person ? show(found, person, session) : null;
  };
  return {
    subjectType: `${kind}_interview`,
    read,
    ahead: async (userId) => {
      const ids = await invitedTo(
        userId,
        await ownCandidateIds({ selfUserIds: [userId] }),
        new Date(),
      );
      const shown = await Promise.all(ids.map(({ _id }) => read(_id, { userId }, null)));
      return shown.filter((one) => one !== null);
    },
    answer: async (tx, id, invitee, given) => {
      const found = await invitedInterview(kind, id, tx.session);
      const person = found && personAmong(found, invitee);
      if (!person) return null;
      await answerInterview(tx, found, person, given);
      return read(id, invitee, tx.session);
    },
  };
};

const ahead = { vetting: vettingInvitedTo, client: clientInvitedTo } as const;
/** Interviews with candidates and with clients as invitations for their participants. */
export const interviewInvitations: readonly InvitationSource[] = invitedKinds.map((kind) =>
  sourceOf(kind, ahead[kind]),
);
