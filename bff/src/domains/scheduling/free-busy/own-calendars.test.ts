import { dayMs, hourMs } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import { CalendarAttendeeModel } from '../../calendar/calendar-attendee.model.ts';
import { createEventRecord } from '../../calendar/calendar.fixtures.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { createTeamMember } from '../../team/team-member.fixtures.ts';
import { inVetting } from '../../vetting/vetting.fixtures.ts';
import { createHost, createRequest, slotOn } from '../scheduling.fixtures.ts';
import { phoneOf } from '../visit-phone.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Creates a candidate who is to choose a time with a host who is always available. */
async function scene() {
  const host = await createHost();
  const candidate = await inVetting('interview_to_schedule');
  const { request } = await createRequest(candidate, { hostIds: [host._id] });
  const phone = await phoneOf(test.app, request, candidate.email ?? '');
  const starts = async (): Promise<number[]> =>
    (await phone.get('/times')).body.times.map(({ startsAt }: { startsAt: string }) =>
      Date.parse(startsAt),
    );
  const isFree = async (at: Date) => (await starts()).includes(at.getTime());
  return { host, candidate, phone, starts, isFree };
}
const hour = (at: Date) => ({ startsAt: at, endsAt: new Date(at.getTime() + hourMs) });

it('blocks times of the host’s own events, private or not, including recurrences', async () => {
  const { host, phone, isFree } = await scene();
  const at = slotOn(18, 3);
  expect(await isFree(at)).toBe(true);
  await createEventRecord(host._id, {
    ...hour(new Date(at.getTime() - 7 * dayMs)),
    timeZone: 'UTC',
    visibility: 'private',
    title: 'Dentist',
    recurrence: { frequency: 'weekly', interval: 1, count: 3 },
  });
  expect(await isFree(at)).toBe(false);
  expect(await isFree(slotOn(18, 10))).toBe(false);
  expect(await isFree(slotOn(18, 4))).toBe(true);
  const choice = { startsAt: at.toISOString(), timeZone: 'Asia/Kolkata' };
  const refused = await phone.act('choose', choice);
  expect(refused.body.error.code).toBe('SLOT_TAKEN');
  expect(JSON.stringify(refused.body)).not.toContain('Dentist');
});

it('blocks whole days off, but not days that only have something due', async () => {
  const { host, starts } = await scene();
  const day = (days: number) => ({ startsAt: slotOn(0, days), endsAt: slotOn(48, days) });
  const wholeDay = { allDay: true, timeZone: 'UTC' } as const;
  await createEventRecord(host._id, { ...day(3), ...wholeDay, kind: 'time_off' });
  await createEventRecord(host._id, { ...day(4), ...wholeDay, kind: 'follow_up' });
  await createEventRecord(host._id, { ...hour(slotOn(20, 5)), kind: 'deadline' });
  const found = await starts();
  const onDay = (days: number) =>
    found.filter((at) => at >= Number(slotOn(0, days)) && at < Number(slotOn(48, days))).length;
  expect(onDay(3)).toBe(0);
  expect(onDay(4)).toBe(96);
  expect(onDay(5)).toBe(96);
});

it('blocks events of other users unless the host declined them', async () => {
  const { host, isFree } = await scene();
  const at = slotOn(20, 3);
  const event = await createEventRecord((await createUser())._id, hour(at), [
    { email: host.email, userId: host._id },
  ]);
  expect(await isFree(at)).toBe(false);
  await CalendarAttendeeModel.updateOne({ eventId: event._id }, { response: 'declined' });
  expect(await isFree(at)).toBe(true);
});

it('blocks events that the candidate accepted, with any host', async () => {
  const { candidate, isFree } = await scene();
  const user = await createUser();
  await CandidateModel.updateOne({ _id: candidate._id }, { userId: user._id });
  const at = slotOn(22, 3);
  await createEventRecord((await createUser())._id, hour(at), [{ email: user.email }]);
  expect(await isFree(at)).toBe(false);
  expect(await isFree(slotOn(22, 4))).toBe(true);
});

it('offers no time of a host who is on leave', async () => {
  const { host, starts } = await scene();
  expect(await starts()).not.toHaveLength(0);
  await createTeamMember(host, { status: 'on_leave' });
  expect(await starts()).toHaveLength(0);
});
