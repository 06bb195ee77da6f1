import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import type { Caller } from '../../walk/world.fixtures.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { hashToken, newToken } from '../../auth/clear-token.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { CalendarFeedModel } from './calendar-feed.model.ts';
import { OutsideCalendarModel } from './outside/outside-calendar.model.ts';
import type { CalendarEventRecord } from './calendar-event.model.ts';
import { createEventRecord, createOutsideCalendar, eventLink, tenOn } from './calendar.fixtures.ts';

type Body = Record<string, unknown>;
const answer = { answer: 'tentative', note: 'I may be late.' };

/** Creates an event visible only to its own participants. */
const foreign = async () =>
  createEventRecord((await createUser())._id, { visibility: 'private', title: 'Dentist' });

const ofEvent = (
  make: (caller: Caller) => Promise<CalendarEventRecord>,
  body?: (event: CalendarEventRecord) => Body,
): EndpointFixture => {
  const callOn = (event: CalendarEventRecord) => ({
    params: { id: event._id.toHexString() },
    ...(body && { body: body(event) }),
  });
  return {
    call: async (_world, caller) => callOn(await make(caller)),
    hidden: async () => callOn(await foreign()),
  };
};

const own = (caller: Caller) => createEventRecord(personOf(caller).user._id);
const invited = async (caller: Caller) => {
  const { _id: userId, email } = personOf(caller).user;
  return createEventRecord((await createUser())._id, {}, [{ email, userId }]);
};

const times = () => ({ startsAt: tenOn(4).toISOString(), endsAt: tenOn(5).toISOString() });
const fields = () => ({
  ...times(),
  kind: 'meeting',
  title: 'Weekly pipeline',
  timeZone: 'Europe/Lisbon',
  description: 'Where each role stands.',
  place: 'external_link',
  placeValue: 'https://meet.example.com/pipeline',
  tellPeople: true,
  guests: [{ name: 'Ana Reis', email: 'ana.reis@people.test' }],
});

const onOutside: EndpointFixture = {
  call: async (_world, caller) => {
    const { _id } = await createOutsideCalendar(personOf(caller).user._id, {
      status: 'current',
      url: `https://calendar.example.com/${newToken()}.ics`,
    });
    return { params: { id: _id.toHexString() } };
  },
  hidden: async () => ({
    params: { id: (await createOutsideCalendar((await createUser())._id))._id.toHexString() },
  }),
};

const onVisit = (body?: Body): EndpointFixture => {
  const more = body && { body };
  const linkFor = async ({ signedIn }: Caller) => {
    const email = signedIn?.user.email ?? 'guest@people.test';
    const event = await createEventRecord((await createUser())._id, {}, [{ email }]);
    return eventLink(event, email);
  };
  return {
    call: async (_world, caller) => {
      const { token, stored } = await linkFor(caller);
      const headers = { Cookie: `muster.link=${token}` };
      return { params: { handle: stored.handle }, headers, ...more };
    },
    // The handle is no secret: without its cookie it opens nothing.
    hidden: async (_world, caller) => {
      const [mine, other] = [await linkFor(caller), await linkFor(caller)];
      const headers = { Cookie: `muster.link=${mine.token}` };
      return { params: { handle: other.stored.handle }, headers, ...more };
    },
  };
};

/** The team of a lead with one report. */
const onTeam: EndpointFixture = {
  call: async () => {
    const lead = await createUser();
    await createAssignment(lead._id, 'team_lead');
    const report = await createUser();
    await createTeamMember(report, { managerUserId: lead._id });
    return { params: { id: lead._id.toHexString() } };
  },
  hidden: async () => ({ params: { id: (await createUser())._id.toHexString() } }),
};

export const calendarFixtures: EndpointFixtures = {
  'calendar.list': {
    call: async (_world, caller) => {
      await own(caller);
      return { query: { from: tenOn(0).toISOString(), to: tenOn(30).toISOString() } };
    },
  },
  'calendar.invitations': {
    call: async (_world, caller) => {
      await invited(caller);
      return {};
    },
  },
  'calendar.read': ofEvent(own),
  'calendar.create': { call: () => ({ body: fields() }) },
  'calendar.update': ofEvent(own, ({ version }) => ({ ...fields(), version })),
  'calendar.move': ofEvent(own, ({ version }) => ({ ...times(), version, tellPeople: true })),
  'calendar.cancel': ofEvent(own, ({ version }) => ({ version, tellPeople: false })),
  'calendar.invitation': ofEvent(invited),
  'calendar.respond': ofEvent(invited, () => answer),
  'calendar.ofCandidate': {
    call: async (world, caller) => ({
      params: {
        id: (await candidateFor(world, caller, 'candidate.readCalendar'))._id.toHexString(),
      },
    }),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && { params: { id: candidate._id.toHexString() } };
    },
  },
  'calendarVisit.read': onVisit(),
  'calendarVisit.respond': onVisit(answer),
  'overlap.read': { call: () => ({ query: {} }) },
  'outsideCalendars.list': { call: () => ({}) },
  'outsideCalendars.create': {
    call: async (_world, { signedIn }) => {
      // A caller from an earlier call may already have the maximum.
      if (signedIn) await OutsideCalendarModel.deleteMany({ userId: signedIn.user._id });
      return { body: { name: 'Family', url: `webcal://calendar.example.com/${newToken()}.ics` } };
    },
  },
  'outsideCalendars.refresh': onOutside,
  'outsideCalendars.remove': onOutside,
  'teamCalendars.list': { call: () => ({}) },
  'teamCalendars.makeFeed': onTeam,
  'teamCalendars.revokeFeed': onTeam,
  'calendarFeed.read': { call: () => ({}) },
  'calendarFeed.make': { call: () => ({}) },
  'calendarFeed.revoke': { call: () => ({}) },
  'calendarFeed.file': {
    call: async () => {
      const user = await createUser();
      const assignment = await createAssignment(user._id, 'recruiter');
      const secret = newToken();
      await CalendarFeedModel.create({
        userId: user._id,
        assignmentId: assignment._id,
        secretHash: hashToken(secret),
        createdAt: new Date(),
      });
      return { params: { secret: `${secret}.ics` } };
    },
    hidden: () => ({ params: { secret: `${newToken()}.ics` } }),
  },
};
