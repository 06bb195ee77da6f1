import { addDays, today } from '../../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { TimesheetModel } from '../../../records/timesheets/timesheet.model.ts';
import { createAtWork, send, type AtWork } from '../at-work.fixtures.ts';
import { createSheet, pastWeek, workedOn } from '../timesheet.fixtures.ts';
import { chaseSheets } from '../chase-sheets.ts';
import { openPeriods } from '../timesheets.jobs.ts';

let test: TestApp;
let finance: SignedIn;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  finance = await signInAs(test, 'finance_hr');
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

const week = pastWeek();
const day = (index: number): string => addDays(week.start, index);
const signal = new AbortController().signal;
/** The work was paused from Wednesday to Thursday of that week. */
const rested = { pastPauses: [{ from: day(2), until: day(3) }] };
const atWork = (changes: Partial<Placement> = {}) =>
  createAtWork(test, { startDate: '2024-01-01', ...changes });
const owner = ({ member, scene, candidate }: AtWork) => ({
  memberId: member._id,
  placementId: scene.placement._id,
  candidateId: candidate._id,
});
const begin = ({ contractor, scene }: AtWork, onDay = week.start, status = 201, copy = false) =>
  send(
    contractor,
    '/team/me/timesheets',
    { placementId: scene.placement._id.toHexString(), day: onDay, copy },
    status,
  );
const placementOf = ({ scene }: AtWork) => PlacementModel.findById(scene.placement._id).orFail();

it('keeps the days of each pause after the work resumes', async () => {
  const people = await atWork();
  const path = `/placements/${people.scene.placement._id.toHexString()}`;
  const { version } = await placementOf(people);
  const paused = await send(lead, `${path}/actions/pause`, {
    version,
    from: day(2),
    until: day(3),
  });
  expect(paused).toMatchObject({ status: 'paused', pausedFrom: day(2), pastPauses: [] });
  const resumed = await send(lead, `${path}/actions/resume`, { version: paused.version });
  expect(resumed).toMatchObject({
    status: 'active',
    pausedFrom: null,
    pausedUntil: null,
    pastPauses: [{ from: day(2), until: day(3) }],
  });
  const again = await lead.post(`${path}/actions/pause`, {
    version: resumed.version,
    from: day(3),
    until: null,
  });
  expect(again.body.error.fields).toMatchObject([{ path: 'from', code: 'PERIOD_OVERLAP' }]);
  // A pause without an end ends the day before the work resumes; one that began today has no day.
  const open = await send(lead, `${path}/actions/pause`, {
    version: resumed.version,
    from: addDays(today(), -1),
    until: null,
  });
  const next = await send(lead, `${path}/actions/resume`, { version: open.version });
  const last = { from: addDays(today(), -1), until: addDays(today(), -1) };
  expect(next.pastPauses.at(-1)).toEqual(last);
  const short = await send(lead, `${path}/actions/pause`, {
    version: next.version,
    from: today(),
    until: null,
  });
  const end = await send(lead, `${path}/actions/resume`, { version: short.version });
  expect(end.pastPauses).toEqual(next.pastPauses);
});

it('accepts no hours for a paused day, typed or copied', async () => {
  const people = await atWork(rested);
  const before = pastWeek(2);
  await createSheet(owner(people), {
    status: 'approved',
    periodStart: before.start,
    periodEnd: before.end,
    entries: [0, 2, 4].map((index) => workedOn(addDays(before.start, index))),
  });
  const sheet = await begin(people, week.start, 201, true);
  expect(sheet.pausedDays).toEqual([day(2), day(3)]);
  expect(sheet.entries.map(({ date }: { date: string }) => date)).toEqual([day(0), day(4)]);
  const { body } = await people.contractor.put(`/timesheets/${sheet.id}/entries`, {
    version: sheet.version,
    entries: [1, 2].map((index) => ({ date: day(index), minutes: 480, category: 'regular' })),
  });
  expect(body.error.fields).toMatchObject([{ path: 'entries.1.date', code: 'OUT_OF_RANGE' }]);
  const { body: sheets } = await people.contractor.get('/team/me/timesheets');
  expect(sheets.assignments).toMatchObject([{ pauses: rested.pastPauses }]);
});

it('starts no sheet for a period that is paused throughout', async () => {
  const people = await atWork({ pausedFrom: day(-1), pausedUntil: null, status: 'paused' });
  const { error } = await begin(people, week.start, 422);
  expect(error.fields).toMatchObject([{ path: 'day', code: 'OUT_OF_RANGE' }]);
});

it('refuses to submit or approve hours on days that were paused afterwards', async () => {
  const people = await atWork(rested);
  const entries = [workedOn(day(2))];
  const [draft, submitted] = [
    await createSheet(owner(people), { entries }),
    await createSheet(owner(people), { periodStart: day(1), entries, status: 'submitted' }),
  ];
  const refusal = async (who: SignedIn, path: string) =>
    (await who.post(path, { version: 1 })).body.error;
  const id = submitted._id.toHexString();
  const expected = { code: 'TIMESHEET_PAUSED_DAY', context: { day: day(2) } };
  expect(
    await refusal(people.contractor, `/timesheets/${draft._id.toHexString()}/actions/submit`),
  ).toMatchObject(expected);
  expect(await refusal(people.manager, `/client/timesheets/${id}/actions/approve`)).toMatchObject(
    expected,
  );
  expect(await refusal(finance, `/timesheets/${id}/actions/approve`)).toMatchObject(expected);
  const sheets = [{ id, version: submitted.version }];
  for (const dryRun of [true, false])
    expect(await send(finance, '/timesheets/bulk/approve', { sheets, dryRun })).toMatchObject({
      ok: 0,
      items: [{ outcome: 'error', code: 'TIMESHEET_PAUSED_DAY' }],
    });
});

it('leaves out hours of a time report on paused days', async () => {
  const people = await atWork(rested);
  const { email } = people.contractor.user;
  const csv = `email,date,hours\n${email},${day(1)},8\n${email},${day(2)},8`;
  const { rows } = await send(finance, '/timesheets/import', { csv });
  expect(rows).toMatchObject([
    { outcome: 'new', fault: null },
    { outcome: 'error', fault: 'contract' },
  ]);
});

it('starts sheets by itself only for days of work, and reminds of those before the pause', async () => {
  await PlacementModel.deleteMany({});
  await TimesheetModel.deleteMany({});
  const people = await atWork({ status: 'paused', pausedFrom: day(2), pausedUntil: null });
  const at = (index: number, clock = '10:00') => new Date(`${day(index)}T${clock}:00Z`);
  // Monday and Tuesday are working days, the next week is paused.
  expect(await openPeriods(signal, at(4))).toBe(1);
  expect(await openPeriods(signal, at(8))).toBe(0);
  expect(await chaseSheets(signal, at(7))).toBe(1);
  const [sheet] = await TimesheetModel.find({ memberId: people.member._id }).lean();
  expect(sheet).toMatchObject({ periodStart: week.start, reminders: 1 });
});
