import type { Types } from 'mongoose';
import ical, { ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator';
import { takeCalendarReply, type CalendarReply } from '../../../calendars/calendar-reply.ts';
import { readCalendarReply } from '../../../calendars/read-reply.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import { CalendarAttendeeModel } from '../../calendar/calendar-attendee.model.ts';
import { createEventRecord } from '../../calendar/calendar.fixtures.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { inVetting } from '../../vetting/vetting.fixtures.ts';
import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';
import { ScheduleRequestModel } from '../../../records/scheduling/schedule-request.model.ts';
import { createHost, createRequest, slotOn } from '../scheduling.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const replyTo = (uid: string, email: string, changes: Partial<CalendarReply> = {}) => ({
  uid,
  email,
  occurrence: null,
  sequence: 0,
  answer: 'declined' as const,
  note: null,
  ...changes,
});

/** Creates the calendar part of a mail as calendars send it. */
function part(uid: string, email: string, status: ICalAttendeeStatus) {
  const calendar = ical({ method: ICalCalendarMethod.REPLY });
  calendar.createEvent({
    id: uid,
    sequence: 2,
    start: slotOn(4),
    end: slotOn(6),
    summary: 'Weekly pipeline',
    attendees: [{ email, status }],
  });
  return calendar.toString();
}

it('reads the answer of one person to one event, and nothing else', () => {
  const content = part('event-1@muster', 'Ana@People.test', ICalAttendeeStatus.TENTATIVE);
  expect(readCalendarReply(content)).toEqual({
    uid: 'event-1@muster',
    email: 'Ana@People.test',
    occurrence: null,
    sequence: 2,
    answer: 'tentative',
    note: null,
  });
  const delegated = part('event-1@muster', 'a@people.test', ICalAttendeeStatus.DELEGATED);
  expect(readCalendarReply(delegated)?.answer).toBe('declined');
  const silent = part('event-1@muster', 'a@people.test', ICalAttendeeStatus.NEEDSACTION);
  for (const other of [silent, content.replace('REPLY', 'REQUEST'), 'BEGIN:VCALENDAR', ''])
    expect(readCalendarReply(other)).toBeNull();
});

it('stores the answer to an event only from people who are invited', async () => {
  const { _id: organiserId } = await createUser();
  const event = await createEventRecord(organiserId, { sequence: 1 }, [{ email: 'a@people.test' }]);
  const send = (email: string, sequence: number) =>
    takeCalendarReply(replyTo(event.uid, email, { sequence, note: 'On leave' }));
  expect(await send('b@people.test', 1)).toBe('not_invited');
  expect(await send('A@people.test', 0)).toBe('moved');
  expect(await send('A@people.test', 1)).toBe('answered');
  expect(await send('a@people.test', 1)).toBe('already');
  expect(await CalendarAttendeeModel.findOne({ eventId: event._id }).lean()).toMatchObject({
    response: 'declined',
    note: 'On leave',
    respondedVia: 'ics_reply',
  });
  expect(await NotificationModel.countDocuments({ userId: organiserId })).toBe(1);
  expect(await takeCalendarReply(replyTo('event-0@muster', 'a@people.test'))).toBe('unknown');
});

it('requests another time once for an interview that the candidate declined', async () => {
  const candidate = await inVetting('interview_scheduled');
  const { interview, request } = await createRequest(candidate, { status: 'confirmed' });
  const uid = `vetting-interview-${interview._id.toHexString()}@muster`;
  const email = candidate.email ?? '';
  expect(await takeCalendarReply(replyTo(uid, email, { answer: 'accepted' }))).toBe('answered');
  expect(await takeCalendarReply(replyTo(uid, email))).toBe('answered');
  expect(await takeCalendarReply(replyTo(uid, email))).toBe('already');
  expect((await ScheduleRequestModel.findById(request._id).lean())?.status).toBe(
    'reschedule_requested',
  );
  expect(await VettingInterviewModel.findById(interview._id).lean()).toMatchObject({
    status: 'rescheduling',
    startsAt: interview.startsAt,
  });
  await VettingInterviewModel.updateOne({ _id: interview._id }, { calendarSequence: 3 });
  expect(await takeCalendarReply(replyTo(uid, email))).toBe('moved');
  expect(await takeCalendarReply(replyTo(uid, 'x@people.test'))).toBe('not_invited');
});

const noticesTo = async ({ _id }: { _id: Types.ObjectId }) =>
  (await NotificationModel.find({ userId: _id }).lean()).map(({ title, count }) => [title, count]);

it('cancels the request for another time if the candidate accepts after all, and notifies the organiser', async () => {
  const candidate = await inVetting('interview_scheduled');
  const organiser = await createHost();
  const { interview, request } = await createRequest(candidate, {
    status: 'confirmed',
    organiserId: organiser._id,
  });
  await VettingInterviewModel.updateOne({ _id: interview._id }, { createdBy: organiser._id });
  const uid = `vetting-interview-${interview._id.toHexString()}@muster`;
  const email = candidate.email ?? '';
  await takeCalendarReply(replyTo(uid, email));
  expect(await noticesTo(organiser)).toEqual([['{name} declined the interview', 1]]);
  expect(await takeCalendarReply(replyTo(uid, email, { answer: 'accepted' }))).toBe('answered');
  expect((await ScheduleRequestModel.findById(request._id).lean())?.status).toBe('confirmed');
  expect(await VettingInterviewModel.findById(interview._id).lean()).toMatchObject({
    status: 'scheduled',
    startsAt: interview.startsAt,
  });
  expect(await noticesTo(organiser)).toEqual([['{name} accepted the interview', 2]]);
  // A candidate who may request another time may do so again.
  expect(await takeCalendarReply(replyTo(uid, email))).toBe('answered');
  expect((await ScheduleRequestModel.findById(request._id).lean())?.status).toBe(
    'reschedule_requested',
  );
});

it('reports the answer of an interviewer only to the others', async () => {
  const candidate = await inVetting('interview_scheduled');
  const [ada, ben] = [await createHost(), await createHost()];
  const { interview } = await createRequest(candidate, {
    status: 'confirmed',
    hostIds: [ada._id, ben._id],
  });
  await VettingInterviewModel.updateOne({ _id: interview._id }, { createdBy: null });
  const uid = `vetting-interview-${interview._id.toHexString()}@muster`;
  const answer = (answer: CalendarReply['answer']) =>
    takeCalendarReply(replyTo(uid, ada.email, { answer }));
  const name = `${ada.firstName} ${ada.lastName}`;
  for (const [said, words] of [
    ['declined', 'declined the interview'],
    ['accepted', 'accepted the interview'],
    ['tentative', 'may not be able to come to the interview'],
  ] as const) {
    expect(await answer(said)).toBe('answered');
    expect((await noticesTo(ben)).map(([title]) => title)).toEqual([
      `${name} ${words} with {name}`,
    ]);
  }
  expect(await noticesTo(ada)).toEqual([]);
});
