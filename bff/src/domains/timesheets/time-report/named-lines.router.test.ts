import { addDays } from '../../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { TimesheetModel } from '../../../records/timesheets/timesheet.model.ts';
import { createAtWork, send, type AtWork } from '../at-work.fixtures.ts';
import { createSheet, pastWeek, workedOn } from '../timesheet.fixtures.ts';

let test: TestApp;
let finance: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  finance = await signInAs(test, 'finance_hr');
});
afterAll(() => test.close());

const week = pastWeek();
const day = (index: number): string => addDays(week.start, index);
const atWork = () => createAtWork(test, { startDate: '2024-01-01' });
const entriesOf = async ({ member }: AtWork) => {
  const sheets = await TimesheetModel.find({ memberId: member._id, deletedAt: null })
    .sort({ periodStart: 1 })
    .lean();
  return sheets.flatMap(({ entries }) =>
    entries.map(({ date, minutes, task, externalRef }) => [externalRef, date, task, minutes]),
  );
};

/** Harvest lines: name, day, task, hours. */
function reporting({ contractor }: AtWork) {
  const head = 'id,email,date,client,project,task,hours,notes';
  const csvOf = (lines: readonly (readonly [string, string, string, string])[]) =>
    [
      head,
      ...lines.map(([id, on, task, hours]) =>
        [id, contractor.user.email, on, 'Acme', 'Shop', task, hours, ''].join(','),
      ),
    ].join('\n');
  return (...lines: [string, string, string, string][]) =>
    send(finance, '/timesheets/import', { csv: csvOf(lines), dryRun: false });
}

it('counts a line once that was corrected and exported again: other hours, task, day or week', async () => {
  const people = await atWork();
  const report = reporting(people);
  await report(['h1', day(0), 'Search', '3'], ['h2', day(0), 'Search', '2']);
  expect(await entriesOf(people)).toEqual([
    ['h1', day(0), 'Shop · Search', 180],
    ['h2', day(0), 'Shop · Search', 120],
  ]);
  expect(await TimesheetModel.findOne({ memberId: people.member._id }).lean()).toMatchObject({
    source: 'harvest_import',
    minutes: 300,
  });
  await report(['h1', day(0), 'Search', '4']);
  await report(['h2', day(1), 'Checkout', '2']);
  expect(await entriesOf(people)).toEqual([
    ['h1', day(0), 'Shop · Search', 240],
    ['h2', day(1), 'Shop · Checkout', 120],
  ]);
  const again = await report(['h1', day(0), 'Search', '4'], ['h2', day(1), 'Checkout', '2']);
  expect(again).toMatchObject({ taken: 0, sheets: 0 });
  // The line moves to the previous week's sheet, and is gone from this one.
  await report(['h1', day(-3), 'Search', '4']);
  expect(await entriesOf(people)).toEqual([
    ['h1', day(-3), 'Shop · Search', 240],
    ['h2', day(1), 'Shop · Checkout', 120],
  ]);
});

it('leaves a line in the sheet that was submitted', async () => {
  const people = await atWork();
  const report = reporting(people);
  await report(['k1', day(0), 'Search', '3']);
  await TimesheetModel.updateOne(
    { memberId: people.member._id },
    { $set: { status: 'submitted', submittedAt: new Date() } },
  );
  const same = await report(['k1', day(0), 'Search', '3']);
  expect(same.rows).toMatchObject([{ outcome: 'known' }]);
  const other = await report(['k1', day(-3), 'Search', '3']);
  expect(other.rows).toMatchObject([{ outcome: 'error', fault: 'closed' }]);
  expect(await entriesOf(people)).toEqual([['k1', day(0), 'Shop · Search', 180]]);
});

it('replaces hours that were imported before lines kept their ids', async () => {
  const people = await atWork();
  const owner = { memberId: people.member._id, placementId: people.scene.placement._id };
  const sheet = await createSheet(owner, {
    entries: [workedOn(day(0), { task: 'Shop · Search', minutes: 300 })],
  });
  const lines: [string, string, string, string][] = [
    ['m1', day(0), 'Search', '3'],
    ['m2', day(0), 'Search', '2'],
  ];
  await TimesheetModel.updateOne({ _id: sheet._id }, { $set: { status: 'submitted' } });
  const handedIn = await reporting(people)(...lines);
  expect(handedIn.rows).toMatchObject([{ outcome: 'known' }, { outcome: 'known' }]);
  await TimesheetModel.updateOne({ _id: sheet._id }, { $set: { status: 'draft' } });
  await reporting(people)(...lines);
  expect(await entriesOf(people)).toEqual([
    ['m1', day(0), 'Shop · Search', 180],
    ['m2', day(0), 'Shop · Search', 120],
  ]);
});

it('accepts times of a day instead of hours, but no overlap and no id that no report gave', async () => {
  const people = await atWork();
  const sheet = await send(
    people.contractor,
    '/team/me/timesheets',
    { placementId: people.scene.placement._id.toHexString(), day: week.start },
    201,
  );
  const save = (...entries: object[]) =>
    people.contractor.put(`/timesheets/${sheet.id}/entries`, {
      version: sheet.version,
      entries: entries.map((entry) => ({
        date: day(0),
        minutes: 1,
        category: 'regular',
        ...entry,
      })),
    });
  const fault = async (...entries: object[]) => (await save(...entries)).body.error.fields[0];
  const morning = { startedAt: '09:00', endedAt: '12:00' };
  expect(await fault(morning, { startedAt: '11:00', endedAt: '13:00' })).toMatchObject({
    path: 'entries.1.startedAt',
    code: 'TIME_OVERLAP',
  });
  expect(await fault({ startedAt: '12:00', endedAt: '09:00' })).toMatchObject({
    code: 'TIME_ORDER',
  });
  expect(await fault({ startedAt: '09:00' })).toMatchObject({ code: 'REQUIRED' });
  expect(await fault({ externalRef: 'made-up' })).toMatchObject({ code: 'NOT_FOUND' });
  const { body } = await save(morning, { startedAt: '12:00', endedAt: '17:30' });
  expect(body).toMatchObject({
    source: 'manual',
    minutes: 510,
    entries: [
      { ...morning, minutes: 180 },
      { startedAt: '12:00', minutes: 330 },
    ],
  });
});
