import type { HostHoursFields } from '@muster/contracts';
import { DateTime } from 'luxon';
import type { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createEventRecord } from '../../calendar/calendar.fixtures.ts';
import { HostHoursModel } from '../../../records/scheduling/host-hours.model.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { createRequest, slotOn } from '../../scheduling/scheduling.fixtures.ts';
import { createInterview, createInterviewer, inMinutes, inVetting } from '../vetting.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(async () => {
  await TaskModel.deleteMany();
});

const dayIn = (days: number): string =>
  inMinutes(days * 24 * 60)
    .toISOString()
    .slice(0, 10);
/** Whole days in the user's time zone, which is UTC. */
const off = (
  first: number,
  last: number,
  substituteId: string | null = null,
): HostHoursFields['overrides'][number] => ({
  kind: 'out_of_office',
  firstDay: dayIn(first),
  lastDay: dayIn(last),
  from: null,
  to: null,
  note: null,
  substituteId,
});
/** Every hour of every day. */
const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
const hours = (overrides: HostHoursFields['overrides'] = [], weekly = always) => ({
  weekly,
  overrides,
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
});

it('lists free interviewers first, then those outside their hours, busy, and away', async () => {
  const person = await inVetting('interview_to_schedule');
  const [away, busy, booked, asleep, free] = [
    await createInterviewer(),
    await createInterviewer(),
    await createInterviewer(),
    await createInterviewer(),
    await createInterviewer(),
  ];
  const substitute = free._id.toHexString();
  await HostHoursModel.create([
    { userId: away._id, setIn: 'UTC', ...hours([off(2, 4, substitute)]) },
    { userId: busy._id, setIn: 'UTC', ...hours() },
    { userId: booked._id, setIn: 'UTC', ...hours() },
    { userId: asleep._id, setIn: 'UTC', ...hours([], []) },
    { userId: free._id, setIn: 'UTC', ...hours() },
  ]);
  const startsAt = inMinutes(3 * 24 * 60);
  await createInterview(person, { startsAt, interviewers: [{ userId: busy._id, isLead: true }] });
  await createEventRecord(booked._id, { startsAt });
  const { body } = await recruiter.get(
    `/candidates/${person._id.toHexString()}/vetting-interviews/interviewers?startsAt=${startsAt.toISOString()}`,
  );
  type Row = { id: string; standing: string; substituteId: string | null };
  const asked = [away, busy, booked, asleep, free].map(({ _id }) => _id.toHexString());
  const rows = (body.data as Row[]).filter(({ id }) => asked.includes(id));
  expect(rows.map(({ id, standing }) => [standing, asked.indexOf(id)])).toEqual([
    ['free', 4],
    ['outside_hours', 3],
    ['busy', 2],
    ['busy', 1],
    ['away', 0],
  ]);
  expect(rows.at(-1)?.substituteId).toBe(substitute);
});

it('marks interviewers who reached their limit of interviews for a day or week, by default four a day', async () => {
  const person = await inVetting('interview_to_schedule');
  const [usual, own, weekly] = [
    await createInterviewer(),
    await createInterviewer(),
    await createInterviewer(),
  ];
  const caps = [{}, { maxPerDay: 1 }, { maxPerWeek: 2 }];
  const people = [usual, own, weekly];
  await HostHoursModel.create(
    people.map(({ _id }, index) => ({ userId: _id, setIn: 'UTC', ...hours(), ...caps[index] })),
  );
  // A Wednesday at noon, and the Tuesday before it.
  const wednesday = DateTime.utc().startOf('week').plus({ weeks: 3, days: 2, hours: 12 });
  const on = (at: DateTime, of: { _id: Types.ObjectId }) =>
    createInterview(person, {
      startsAt: at.toJSDate(),
      interviewers: [{ userId: of._id, isLead: true }],
    });
  await on(wednesday.minus({ hours: 5 }), usual);
  await on(wednesday.minus({ hours: 5 }), own);
  await on(wednesday.minus({ hours: 28 }), weekly);
  await on(wednesday.minus({ hours: 32 }), weekly);
  const standings = async () => {
    const at = wednesday.toJSDate().toISOString();
    const base = `/candidates/${person._id.toHexString()}/vetting-interviews/interviewers`;
    const { data } = (await recruiter.get(`${base}?startsAt=${at}`)).body;
    return people.map(
      ({ _id }) => data.find(({ id }: { id: string }) => id === _id.toHexString()).standing,
    );
  };
  expect(await standings()).toEqual(['free', 'full', 'full']);
  for (const before of [2, 3, 4]) await on(wednesday.minus({ hours: before }), usual);
  expect(await standings()).toEqual(['full', 'full', 'full']);
});

it('reserves a time that was offered to another candidate', async () => {
  const host = await createInterviewer();
  const id = host._id.toHexString();
  const startsAt = slotOn(20, 3);
  await createRequest(await inVetting('interview_to_schedule'), {
    status: 'slots_proposed',
    offered: [startsAt],
    hostIds: [host._id],
    holdUntil: inMinutes(60),
  });
  const person = await inVetting('interview_to_schedule');
  const base = `/candidates/${person._id.toHexString()}/vetting-interviews`;
  const { body } = await recruiter.get(`${base}/interviewers?startsAt=${startsAt.toISOString()}`);
  const row = body.data.find((one: { id: string }) => one.id === id);
  expect(row.standing).toBe('busy');
  const ask = (at: Date) =>
    recruiter.post(base, {
      kind: 'technical',
      interviewerIds: [id],
      leadId: id,
      durationMin: 60,
      confirmHours: true,
      startsAt: at.toISOString(),
    });
  expect((await ask(startsAt)).body.error.code).toBe('SLOT_TAKEN');
  expect((await ask(slotOn(26, 3))).status).toBe(201);
});

describe('the absence of an interviewer', () => {
  async function scene() {
    const vetter = await signInAs(test, 'vetter');
    const candidate = await inVetting('interview_scheduled', { ownerUserId: recruiter.user._id });
    const interview = await createInterview(candidate, {
      startsAt: inMinutes(3 * 24 * 60),
      interviewers: [{ userId: vetter.user._id, isLead: true }],
    });
    const set = (overrides: HostHoursFields['overrides'], version: number) =>
      vetter.put('/me/availability', { ...hours(overrides), version });
    return { vetter, candidate, interview, set };
  }
  const tasks = async () =>
    (await TaskModel.find().lean()).map(({ title, assigneeId, status }) => [
      title,
      assigneeId.equals(recruiter.user._id),
      status,
    ]);
  const task = 'Find another interviewer or time: technical interview';

  it('asks the owner once for a replacement, until the interviewer is back', async () => {
    const { interview, set } = await scene();
    const isAway = async () =>
      (await recruiter.get(`/vetting-interviews/${interview._id.toHexString()}`)).body
        .interviewers[0].isAway;
    expect((await set([off(5, 9)], 0)).status).toBe(200);
    expect([await tasks(), await isAway()]).toEqual([[], false]);
    await set([off(2, 4)], 1);
    await set([off(2, 5)], 2);
    expect([await tasks(), await isAway()]).toEqual([[[task, true, 'open']], true]);
    await set([], 3);
    expect([await tasks(), await isAway()]).toEqual([[[task, true, 'done']], false]);
  });

  it('asks no more once the interview is to be moved', async () => {
    const { interview, set } = await scene();
    await set([off(2, 4)], 0);
    expect(await tasks()).toEqual([[task, true, 'open']]);
    const asked = await recruiter.post(
      `/vetting-interviews/${interview._id.toHexString()}/actions/ask-reschedule`,
      { version: interview.version },
    );
    expect(asked.status).toBe(200);
    expect(await tasks()).toEqual([[task, true, 'done']]);
  });
});
