import { hourMs, type CalendarEntry } from '@muster/contracts';
import ICAL from 'ical.js';
import supertest from 'supertest';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { writeInvite } from '../../mail/calendar-invite.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createHost } from '../scheduling/scheduling.fixtures.ts';
import { createInterview, inVetting } from '../vetting/vetting.fixtures.ts';
import { createEventRecord, eventLink, tenOn } from './calendar.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter', { user: { timeZone: 'Europe/Lisbon' } });
  colleague = await signInAs(test, 'recruiter', { user: { timeZone: 'Asia/Kolkata' } });
});
afterAll(() => test.close());

const idOf = ({ user }: SignedIn) => user._id.toHexString();
const later = (at: Date, hours = 1) => new Date(at.getTime() + hours * hourMs);
const body = (startsAt: Date, more: object = {}) => ({
  kind: 'meeting',
  title: 'Pipeline review',
  timeZone: 'Europe/Lisbon',
  startsAt: startsAt.toISOString(),
  endsAt: later(startsAt).toISOString(),
  ...more,
});
async function entries(reader: SignedIn, whose: SignedIn, from = tenOn(-1), to = tenOn(40)) {
  const query = new URLSearchParams({
    from: from.toISOString(),
    to: to.toISOString(),
    people: idOf(whose),
  });
  const answer = await reader.get(`/calendar/entries?${query.toString()}`);
  return answer.body.data as CalendarEntry[];
}
/** Parses the invitation of a mail with another library. */
async function lastInvite(to: string) {
  const [mail] = await EmailMessageModel.find({ to }).sort({ createdAt: -1, _id: -1 }).lean();
  if (!mail?.calendar) throw new Error('No invitation was mailed');
  const { content } = writeInvite(mail.calendar, { from: 'Muster <a@muster.test>', to: [to] });
  const calendar = new ICAL.Component(ICAL.parse(content));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The invitation holds no event');
  return {
    method: calendar.getFirstPropertyValue('method'),
    event: new ICAL.Event(component),
    component,
    template: mail.template,
  };
}

it('puts an event into calendars, notifies its people, and shows a private one as busy time', async () => {
  const at = tenOn(2);
  const created = await recruiter.post('/calendar/events', {
    ...body(at, { colleagueIds: [idOf(colleague)] }),
    guests: [{ name: 'Ana Reis', email: 'ana.open@people.test' }],
  });
  expect(created.status).toBe(201);
  expect(created.body.attendees).toHaveLength(2);
  const { event, method } = await lastInvite('ana.open@people.test');
  expect([method, event.summary, event.startDate.toJSDate()]).toEqual([
    'REQUEST',
    'Pipeline review',
    at,
  ]);
  const [shown] = await entries(colleague, recruiter);
  expect(shown).toMatchObject({ title: 'Pipeline review', event: { mayEdit: false } });

  await createEventRecord(recruiter.user._id, {
    startsAt: tenOn(5),
    endsAt: tenOn(6),
    visibility: 'private',
    title: 'Dentist',
  });
  const hidden = (await entries(colleague, recruiter)).at(-1);
  expect(hidden).toMatchObject({ title: null, kind: 'other', event: null, place: null });
  expect((await entries(recruiter, recruiter)).at(-1)?.title).toBe('Dentist');
});

it('changes one occurrence of a repeated event, later ones or all, on the clock of its zone', async () => {
  // Lisbon switches to summer time on the last Sunday of March.
  const first = new Date('2027-03-15T09:00:00.000Z');
  const series = await recruiter.post('/calendar/events', {
    ...body(first, { recurrence: { frequency: 'weekly', interval: 1, count: 5 } }),
    guests: [{ name: 'Ana Reis', email: 'ana.series@people.test' }],
  });
  const span = [
    new Date('2027-03-01T00:00:00.000Z'),
    new Date('2027-04-14T00:00:00.000Z'),
  ] as const;
  const starts = async () =>
    (await entries(recruiter, recruiter, ...span)).map(({ startsAt }) => startsAt.slice(5, 16));
  expect(await starts()).toEqual([
    '03-15T09:00',
    '03-22T09:00',
    '03-29T08:00',
    '04-05T08:00',
    '04-12T08:00',
  ]);
  const { event } = await lastInvite('ana.series@people.test');
  const iterator = event.iterator();
  const read = Array.from({ length: 5 }, () =>
    iterator.next()?.toJSDate().toISOString().slice(5, 16),
  );
  expect(read).toEqual(await starts());

  const path = `/calendar/events/${series.body.id}`;
  const move = (version: number, occurrence: string, reach: string, hours: number) =>
    recruiter.post(`${path}/actions/move`, {
      version,
      occurrence,
      reach,
      tellPeople: true,
      startsAt: later(new Date(occurrence), hours).toISOString(),
      endsAt: later(new Date(occurrence), hours + 1).toISOString(),
    });
  const alone = await move(1, '2027-03-22T09:00:00.000Z', 'this', 2);
  expect(alone.body).toMatchObject({ recurrence: null, startsAt: '2027-03-22T11:00:00.000Z' });
  const single = await lastInvite('ana.series@people.test');
  expect(single.template).toBe('event_changed');
  expect(single.event.uid).toBe(event.uid);
  expect(single.event.recurrenceId.toJSDate().toISOString()).toBe('2027-03-22T09:00:00.000Z');

  expect((await move(1, '2027-03-29T08:00:00.000Z', 'following', 1)).body.error.code).toBe(
    'VERSION_CONFLICT',
  );
  expect((await move(2, '2027-03-22T09:00:00.000Z', 'this', 1)).body.error.code).toBe(
    'EVENT_TIME_GONE',
  );
  await move(2, '2027-04-05T08:00:00.000Z', 'following', 3);
  expect(await starts()).toEqual([
    '03-15T09:00',
    '03-22T11:00',
    '03-29T08:00',
    '04-05T11:00',
    '04-12T11:00',
  ]);
  await move(3, '2027-03-15T09:00:00.000Z', 'all', 1);
  expect(await starts()).toEqual([
    '03-15T10:00',
    '03-22T11:00',
    '03-29T09:00',
    '04-05T11:00',
    '04-12T11:00',
  ]);
  await recruiter.post(`${path}/actions/cancel`, { version: 4, reach: 'all', tellPeople: true });
  expect(await starts()).toEqual(['04-05T11:00', '04-12T11:00']);
});

it('accepts an answer by link, but not to an outdated invitation or a cancelled event', async () => {
  const email = 'ana.link@people.test';
  const event = await createEventRecord(recruiter.user._id, {}, [{ email }]);
  const { token, stored } = await eventLink(event, email);
  const path = `/api/v1/links/${stored.handle}/calendar-event`;
  const say = (more: object) =>
    supertest(test.app)
      .post(`${path}/actions/respond`)
      .set('Cookie', `muster.link=${token}`)
      .send(more);
  const seen = await supertest(test.app).get(path).set('Cookie', `muster.link=${token}`);
  expect(seen.body).toMatchObject({ title: 'Weekly pipeline', response: 'needs_action' });
  expect((await say({ answer: 'accepted', sequence: 0 })).body.response).toBe('accepted');
  expect((await say({ answer: 'accepted', sequence: 0 })).status).toBe(200);

  const at = tenOn(8);
  const eventPath = `/calendar/events/${event._id.toHexString()}/actions`;
  const times = { startsAt: at.toISOString(), endsAt: later(at).toISOString() };
  await recruiter.post(`${eventPath}/move`, { ...times, version: 1, tellPeople: true });
  expect((await say({ answer: 'declined', sequence: 0 })).body.error.code).toBe('EVENT_MOVED');
  const moved = await say({ answer: 'declined', sequence: 1, note: 'On a train.' });
  expect(moved.body).toMatchObject({ response: 'declined', startsAt: at.toISOString() });
  await recruiter.post(`${eventPath}/cancel`, { version: 2, tellPeople: true });
  expect((await say({ answer: 'accepted', sequence: 2 })).body.error.code).toBe('EVENT_CANCELLED');
  expect((await lastInvite(email)).method).toBe('CANCEL');
});

it('shows interviews to interviewers and candidates, each in suitable words', async () => {
  const host = await createHost();
  const candidate = await inVetting('interview_scheduled');
  const person = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
  const startsAt = tenOn(4);
  const times = { startsAt, endsAt: later(startsAt), status: 'scheduled' as const };
  const interviewers = [{ userId: host._id, isLead: true }];
  await createInterview(candidate, { ...times, interviewers, internalBrief: 'Ask about pay' });
  const called = { status: 'cancelled' as const, startsAt: tenOn(2), endsAt: later(tenOn(2)) };
  await createInterview(candidate, { ...called, interviewers });

  const own = await entries(person, person);
  expect(own.map(({ isCancelled, people }) => [isCancelled, people])).toEqual([
    [true, []],
    [false, []],
  ]);
  expect(JSON.stringify(own)).not.toMatch(/pay|Okafor|profile/);
  const staff = await recruiter.get(`/candidates/${candidate._id.toHexString()}/calendar`);
  expect(staff.body.entries).toHaveLength(2);
  expect(staff.body.entries[1].title).toContain(candidate.name);
});

it('shows a candidate whom they meet in an event, and the call address unchanged', async () => {
  const candidate = await inVetting('interview_scheduled');
  const person = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
  const call = { place: 'external_link' as const, placeValue: 'https://meet.example.com/team' };
  await createEventRecord(recruiter.user._id, { title: 'Next steps', ...call }, [
    { email: person.user.email, userId: person.user._id },
  ]);
  const [shown] = await entries(person, person);
  expect(shown).toMatchObject({ title: 'Next steps', place: call.placeValue });
  expect(shown?.people.map(({ id }) => id)).toEqual([idOf(recruiter)]);
});

it('serves a calendar at its secret address, until that is revoked', async () => {
  const owner = await signInAs(test, 'recruiter');
  await createEventRecord(owner.user._id, { startsAt: tenOn(3), title: 'Call with Ana' });
  const made = await owner.post('/me/calendar-feed/actions/make', {});
  const { pathname } = new URL(made.body.url as string);
  const file = await supertest(test.app).get(pathname).buffer();
  expect(file.headers['content-type']).toContain('text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(file.text));
  const [event] = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  expect(event?.summary).toBe('Call with Ana');
  expect(event?.startDate.toJSDate()).toEqual(tenOn(3));
  expect((await owner.get('/me/calendar-feed')).body).toMatchObject({ isOn: true, url: null });

  await owner.post('/me/calendar-feed/actions/revoke', {});
  expect((await supertest(test.app).get(pathname)).body.error.code).toBe('TOKEN_INVALID');
});
