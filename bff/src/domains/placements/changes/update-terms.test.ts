import { shiftDay, weekOf } from '@muster/contracts';
import { today } from '../../../db/calendar-day.ts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { TimesheetModel } from '../../../records/timesheets/timesheet.model.ts';
import type { TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createAtWork } from '../../timesheets/at-work.fixtures.ts';
import { createSheet } from '../../timesheets/timesheet.fixtures.ts';
import { openPlacements } from '../placement-actions.fixtures.ts';
import { createPlacementScene } from '../placement-scene.fixtures.ts';

let test: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  ({ test, manager } = await openPlacements());
});
afterAll(() => test.close());

const update = (
  who: SignedIn,
  { _id, version }: Pick<Placement, '_id' | 'version'>,
  changes: object,
) => who.patch(`/placements/${_id.toHexString()}`, { version, changes });
const stored = ({ _id }: Pick<Placement, '_id'>) => PlacementModel.findById(_id).orFail().lean();

it('changes the terms, logs the change, and merges the changes of two users', async () => {
  const { placement } = await createPlacementScene('active');
  const first = await update(manager, placement, {
    noticeDaysClient: 30,
    hoursPerWeek: 32,
    harvestProjectRef: 'LUM-7',
  });
  expect(first.body).toMatchObject({
    noticeDaysClient: 30,
    noticeDaysContractor: 14,
    hoursPerWeek: 32,
    harvestProjectRef: 'LUM-7',
    mayEditTerms: true,
  });
  const second = await update(manager, placement, { noticeDaysContractor: 0 });
  expect(second.body).toMatchObject({ noticeDaysClient: 30, noticeDaysContractor: 0 });
  const clash = await update(manager, placement, { hoursPerWeek: 20 });
  expect(clash.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { changedFields: ['hoursPerWeek'], current: { hoursPerWeek: 32 } },
  });
  const [event] = await AuditEventModel.find({
    entityId: placement._id.toHexString(),
    action: 'placement.update_terms',
  })
    .sort({ at: 1 })
    .lean();
  expect(event?.changes.map(({ path }) => path)).toEqual([
    'hoursPerWeek',
    'noticeDaysClient',
    'harvestProjectRef',
  ]);
});

it('refuses invalid terms, changes to ended work, and users who may only read', async () => {
  const { placement } = await createPlacementScene('active');
  for (const changes of [
    { noticeDaysClient: 91 },
    { hoursPerWeek: 0 },
    { timesheetPeriod: 'year' },
    { rates: [] },
  ])
    expect((await update(manager, placement, changes)).status).toBe(422);
  const ended = await createPlacementScene('ended');
  const late = await update(manager, ended.placement, { hoursPerWeek: 20 });
  expect(late.body.error.code).toBe('INVALID_TRANSITION');
  const viewer = await signInAs(test, 'staff_viewer');
  expect((await update(viewer, placement, { hoursPerWeek: 20 })).status).toBe(403);
  const recruiter = await signInAs(test, 'recruiter');
  expect((await update(recruiter, placement, { hoursPerWeek: 20 })).status).toBe(404);
});

it('applies a new timesheet period from the next period on', async () => {
  const people = await createAtWork(test, { startDate: '2024-01-01' });
  const week = weekOf(today());
  const now = await stored(people.scene.placement);
  const answer = await update(manager, now, { timesheetPeriod: 'month' });
  const from = shiftDay(week.end, 1);
  expect(answer.body).toMatchObject({ timesheetPeriod: 'month', timesheetPeriodFrom: from });
  const { body: sheet } = await people.contractor.post('/team/me/timesheets', {
    placementId: now._id.toHexString(),
    day: today(),
  });
  expect(sheet).toMatchObject({ periodStart: week.start, periodEnd: week.end });
  const { body: sheets } = await people.contractor.get('/team/me/timesheets');
  expect(sheets.assignments).toMatchObject([
    { period: 'month', pastPeriods: [{ until: week.end, period: 'week' }] },
  ]);
  // Reverted before it took effect, it leaves nothing behind.
  const back = await update(manager, await stored(now), { timesheetPeriod: 'week' });
  expect(back.body).toMatchObject({ timesheetPeriod: 'week', timesheetPeriodFrom: null });
  expect((await stored(now)).pastPeriods).toEqual([]);
});

it('applies a new timesheet period at once before the first day', async () => {
  const { placement } = await createPlacementScene('pending_start');
  const { body } = await update(manager, placement, { timesheetPeriod: 'half_month' });
  expect(body).toMatchObject({ timesheetPeriod: 'half_month', timesheetPeriodFrom: null });
});

it('moves waiting hours to those who decide under the new approval path', async () => {
  const people = await createAtWork(test, { startDate: '2024-01-01' });
  const { placement } = people.scene;
  await createSheet(
    { memberId: people.member._id, placementId: placement._id },
    { status: 'submitted' },
  );
  const waits = async () => (await people.manager.get('/client/timesheets')).body.data.length;
  expect(await waits()).toBe(1);
  await update(manager, await stored(placement), { approvalPath: 'agency_only' });
  expect(await waits()).toBe(0);
  const [sheet] = await TimesheetModel.find({ placementId: placement._id }).lean();
  const finance = await signInAs(test, 'finance_hr');
  const approved = await finance.post(`/timesheets/${String(sheet?._id)}/actions/approve`, {
    version: sheet?.version,
  });
  expect(approved.body.status).toBe('approved');
});

it('stores a work e-mail that the client sees, and refuses the person’s own', async () => {
  const people = await createAtWork(test, { startDate: '2024-01-01' });
  const { placement } = people.scene;
  const own = await update(manager, await stored(placement), {
    workEmail: String(people.candidate.email).toUpperCase(),
  });
  expect(own.body.error.fields).toMatchObject([{ path: 'changes.workEmail', code: 'NOT_ALLOWED' }]);
  const work = 'ana.work@client.test';
  const kept = await update(manager, await stored(placement), { workEmail: work });
  expect(kept.body.workEmail).toBe(work);
  const [shown] = (await people.manager.get('/client/contractors')).body.data;
  expect(shown.workEmail).toBe(work);
  const event = await AuditEventModel.findOne({
    entityId: placement._id.toHexString(),
    action: 'placement.update_terms',
  }).lean();
  expect(JSON.stringify(event)).not.toContain(work);
  const viewer = await signInAs(test, 'staff_viewer');
  const { body } = await viewer.get(`/placements/${placement._id.toHexString()}`);
  expect(body).not.toHaveProperty('workEmail');
});

it('shows the contractor their supervisor and how to reach them while the work lasts', async () => {
  const people = await createAtWork(test, { startDate: '2024-01-01' });
  const read = async () => (await people.contractor.get('/team/me')).body.placements[0];
  expect((await read()).supervisor).toEqual({
    name: expect.any(String),
    email: people.manager.user.email,
  });
  const admin = await signInAs(test, 'admin');
  const staff = await admin.get(`/team/${people.member._id.toHexString()}`);
  expect(staff.body.placements[0]).not.toHaveProperty('supervisor');
  await PlacementModel.updateOne(
    { _id: people.scene.placement._id },
    { $set: { status: 'ended', actualEndDate: today() } },
  );
  // Pending hours keep the contractor role for a while.
  await createSheet({
    memberId: people.member._id,
    placementId: people.scene.placement._id,
    candidateId: people.candidate._id,
  });
  expect(await read()).not.toHaveProperty('supervisor');
});
