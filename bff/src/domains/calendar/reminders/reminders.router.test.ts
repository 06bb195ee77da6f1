import { hourMs, minuteMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { MeetingModel } from '../../meetings/meeting.model.ts';
import { ParticipantModel } from '../../meetings/participant.model.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { CalendarAttendeeModel } from '../calendar-attendee.model.ts';
import { CalendarEventModel } from '../calendar-event.model.ts';
import { tenOn } from '../calendar.fixtures.ts';
import { remindOfEvents } from './remind.ts';

let test: TestApp;
let organiser: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  organiser = await signInAs(test, 'recruiter');
  colleague = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const { signal } = new AbortController();
const idOf = ({ user }: SignedIn) => user._id.toHexString();
const guest = { name: 'Ana Reis', email: 'ana.reminded@people.test' };
const at = tenOn(3);
const before = (ms: number) => new Date(at.getTime() - ms);
const body = (more: object = {}) => ({
  kind: 'meeting',
  title: 'Pipeline review',
  timeZone: 'Europe/Lisbon',
  startsAt: at.toISOString(),
  endsAt: new Date(at.getTime() + hourMs).toISOString(),
  colleagueIds: [idOf(colleague)],
  guests: [guest],
  ...more,
});
const noticesOf = (userId: Types.ObjectId) =>
  NotificationModel.countDocuments({ userId, topic: 'interview_reminder' });
const mailsTo = (to: string, template: string) => EmailMessageModel.find({ to, template }).lean();

it('reminds colleagues by notification or mail, guests by mail, each once', async () => {
  const made = await organiser.post('/calendar/events', body({ reminderMinutes: [1440, 15] }));
  expect(made.body.reminderMinutes).toEqual([1440, 15]);
  expect(await remindOfEvents(signal, before(25 * hourMs))).toBe(0);
  expect(await remindOfEvents(signal, before(24 * hourMs))).toBe(1);
  expect(await remindOfEvents(signal, before(24 * hourMs))).toBe(0);
  for (const { user } of [organiser, colleague]) {
    expect(await noticesOf(user._id)).toBe(1);
    expect(await mailsTo(user.email, 'event_reminder')).toHaveLength(1);
  }
  const [mail] = await mailsTo(guest.email, 'event_reminder');
  expect(mail?.variables).toMatchObject({ title: 'Pipeline review', path: '' });
  // Attendees who declined get none; the last reminder is too late for a mail.
  await CalendarAttendeeModel.updateMany(
    { eventId: made.body.id, userId: colleague.user._id },
    { response: 'declined' },
  );
  expect(await remindOfEvents(signal, before(15 * minuteMs))).toBe(1);
  expect(await noticesOf(organiser.user._id)).toBe(2);
  expect(await noticesOf(colleague.user._id)).toBe(1);
  expect(await mailsTo(guest.email, 'event_reminder')).toHaveLength(1);
  expect(await remindOfEvents(signal, before(0))).toBe(0);
});

it('starts again after a change of time, and ends with the event', async () => {
  const made = await organiser.post('/calendar/events', body({ reminderMinutes: [60] }));
  const next = async () =>
    (await CalendarEventModel.findById(made.body.id as string).lean())?.nextReminderAt;
  expect(await next()).toEqual(before(hourMs));
  const path = `/calendar/events/${made.body.id}/actions`;
  const later = (hours: number) => new Date(at.getTime() + hours * hourMs).toISOString();
  await organiser.post(`${path}/move`, {
    startsAt: later(5),
    endsAt: later(6),
    version: 1,
    tellPeople: false,
  });
  expect(await next()).toEqual(new Date(at.getTime() + 4 * hourMs));
  await organiser.post(`${path}/cancel`, { version: 2, tellPeople: false });
  expect(await next()).toBeNull();
  const odd = await organiser.post('/calendar/events', body({ reminderMinutes: [7] }));
  expect(odd.status).toBe(422);
});

it('gives an event a room for its people, which moves and ends with the event', async () => {
  const made = await organiser.post('/calendar/events', body({ place: 'platform_meeting' }));
  const { id, placeValue } = made.body;
  expect(placeValue).toMatch(/^\/meetings\/[a-z-]+$/);
  const roomNow = () => MeetingModel.findOne({ interviewId: id }).lean();
  const room = await roomNow();
  expect(room).toMatchObject({ kind: 'event', title: 'Pipeline review', startsAt: at });
  const [mail] = await EmailMessageModel.find({ to: guest.email, template: 'event_invited' })
    .sort({ _id: -1 })
    .lean();
  expect(mail?.calendar?.location).toContain(placeValue);
  const people = await ParticipantModel.find({ meetingId: room?._id }).sort({ _id: 1 }).lean();
  expect(people.map(({ role, isInvited }) => [role, isInvited])).toEqual([
    ['host', true],
    ['cohost', true],
    ['guest', true],
  ]);
  const update = await organiser.patch(`/calendar/events/${id}`, {
    ...body({ place: 'platform_meeting', placeValue: 'https://evil.test', guests: [] }),
    title: 'Plan',
    version: 1,
    tellPeople: false,
  });
  expect(update.body).toMatchObject({ placeValue });
  expect((await roomNow())?.title).toBe('Plan');
  expect(await ParticipantModel.countDocuments({ meetingId: room?._id, role: 'guest' })).toBe(0);
  await organiser.post(`/calendar/events/${id}/actions/cancel`, { version: 2, tellPeople: false });
  expect((await roomNow())?.status).toBe('cancelled');
  const series = { recurrence: { frequency: 'weekly', interval: 1, count: 3 } };
  const repeated = await organiser.post(
    '/calendar/events',
    body({ ...series, place: 'platform_meeting' }),
  );
  expect(repeated.body.error.fields).toEqual([
    expect.objectContaining({ path: 'place', code: 'NOT_ALLOWED' }),
  ]);
});
