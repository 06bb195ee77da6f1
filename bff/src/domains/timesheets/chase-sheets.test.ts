import { addDays, today } from '../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { PlacementModel, type Placement } from '../../records/placements/placement.model.ts';
import { TeamMemberModel } from '../../records/team/team-member.model.ts';
import { TimesheetModel } from '../../records/timesheets/timesheet.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { endDue } from '../placements/placements.jobs.ts';
import { createAtWork, type AtWork } from './at-work.fixtures.ts';
import { createSheet, pastWeek } from './timesheet.fixtures.ts';
import { chaseSheets } from './chase-sheets.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => Promise.all([PlacementModel.deleteMany({}), TimesheetModel.deleteMany({})]));

const week = pastWeek();
const at = (index: number, clock = '10:00') =>
  new Date(`${addDays(week.start, index)}T${clock}:00Z`);
const signal = new AbortController().signal;

async function leaving(changes: Partial<Placement> = {}): Promise<AtWork> {
  const people = await createAtWork(test, { startDate: '2024-01-01', ...changes });
  await createSheet(
    { memberId: people.member._id, placementId: people.scene.placement._id },
    { entries: [] },
  );
  return people;
}

it('requests the last hours of a contract on its last day, and reminds once it is over', async () => {
  const end = addDays(week.start, 2);
  const people = await leaving({
    status: 'ending',
    plannedEndDate: end,
    endKey: end,
    noticeBy: 'client',
  });
  expect(await chaseSheets(signal, at(2, '12:00'))).toBe(0);
  expect(await chaseSheets(signal, at(2, '17:00'))).toBe(1);
  expect(await endDue(signal, at(3))).toBe(1);
  const { _id } = people.scene.placement;
  expect(await PlacementModel.findById(_id).lean()).toMatchObject({
    status: 'ended',
    actualEndDate: end,
  });
  // Former members are not part of the team any more.
  await TeamMemberModel.updateOne({ _id: people.member._id }, { $set: { status: 'ended' } });
  expect(await chaseSheets(signal, at(3))).toBe(1);
  expect(await chaseSheets(signal, at(4))).toBe(0);
  expect(await chaseSheets(signal, at(5))).toBe(1);
  expect(await chaseSheets(signal, at(9))).toBe(0);
  const told = await NotificationModel.find({
    userId: people.contractor.user._id,
    topic: 'timesheet',
  }).lean();
  expect(told).toHaveLength(3);
});

it('requests no hours of a contract that ended long ago, or before the period', async () => {
  await leaving({ status: 'ended', actualEndDate: addDays(week.start, 4) });
  await leaving({ status: 'ended', actualEndDate: addDays(week.start, -1) });
  expect(await chaseSheets(signal, at(30))).toBe(0);
  expect(await chaseSheets(signal, at(5))).toBe(1);
  expect(week.end < today()).toBe(true);
});
