import { Types } from 'mongoose';
import { addDays, today } from '../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import { createSupervisor } from '../companies/supervisor.fixtures.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { money } from '../placements/placement-actions.fixtures.ts';
import {
  PlacementModel,
  type Placement,
  type PlacementRate,
} from '../../records/placements/placement.model.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { TeamMemberModel } from '../../records/team/team-member.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createAtWork, send, type AtWork } from './at-work.fixtures.ts';
import { createSheet, pastWeek, workedOn } from './timesheet.fixtures.ts';
import { TimesheetModel } from '../../records/timesheets/timesheet.model.ts';
import { chaseSheets } from './chase-sheets.ts';
import { escalateSheets, openPeriods } from './timesheets.jobs.ts';

let test: TestApp;
let finance: SignedIn;
let admin: SignedIn;
let reasonId: string;
beforeAll(async () => {
  test = await createTestApp();
  finance = await signInAs(test, 'finance_hr');
  admin = await signInAs(test, 'admin');
  await ensureReasons();
  reasonId = (await reasonsOf('timesheet_reject'))[0]?._id.toHexString() ?? '';
});
afterAll(() => test.close());

const week = pastWeek();
const signal = new AbortController().signal;

const rate = (pay: number, bill: number, from: string, to: string | null): PlacementRate => ({
  _id: new Types.ObjectId(),
  pay: { amountMinor: pay, currency: 'USD', unit: 'hour' },
  bill: { amountMinor: bill, currency: 'USD', unit: 'hour' },
  overtimeMultiplier: 1.5,
  effectiveFrom: from,
  effectiveTo: to,
  approvedBy: null,
  reason: null,
});

const atWork = (changes: Partial<Placement> = {}) => createAtWork(test, changes);

const day = (index: number): string => addDays(week.start, index);
const hours = (index: number, minutes = 480, more: object = {}) => ({
  date: day(index),
  minutes,
  category: 'regular',
  ...more,
});

const begin = ({ contractor, scene }: AtWork) =>
  send(
    contractor,
    '/team/me/timesheets',
    { placementId: scene.placement._id.toHexString(), day: week.start },
    201,
  );
const save = (who: SignedIn, sheet: { id: string; version: number }, entries: object[]) =>
  who.put(`/timesheets/${sheet.id}/entries`, { version: sheet.version, entries });

it('hours pass from entry over client and agency to payroll, with the rates of each day', async () => {
  const people = await atWork({
    startDate: '2024-01-01',
    rates: [rate(5000, 8000, '2024-01-01', day(1)), rate(6000, 9000, day(2), null)],
  });
  const { contractor, manager, scene } = people;
  const begun = await begin(people);
  expect(begun).toMatchObject({ status: 'draft', periodStart: week.start, needsClient: true });
  const { body: saved } = await save(contractor, begun, [
    hours(0),
    hours(1, 450),
    hours(2, 480, { task: 'Release' }),
    hours(2, 60, { category: 'overtime', note: 'The release took longer.' }),
    hours(3, 480, { category: 'unpaid_leave', billable: false }),
  ]);
  expect(saved).toMatchObject({ minutes: 1950, allowedActions: ['edit', 'submit'] });
  // 8 h and 7.5 h at 50, then 8 h at 60 and one at one and a half of it.
  expect(saved.money.pay).toEqual([{ amount: '1345.00', currency: 'USD' }]);
  expect(saved.money.bill).toBeUndefined();
  const submitted = await send(contractor, `/timesheets/${saved.id}/actions/submit`, {
    version: saved.version,
  });
  expect(submitted.allowedActions).toEqual(['recall']);
  const refused = await save(contractor, submitted, []);
  expect(refused.body.error.code).toBe('TIMESHEET_LOCKED');

  const { body: list } = await manager.get('/client/timesheets');
  expect(list.data).toHaveLength(1);
  expect(list.data[0]).toMatchObject({ contractor: people.candidate.name, minutes: 1950 });
  expect(JSON.stringify(list)).not.toMatch(/"(pay|bill|rate|amount)/i);
  const back = await send(manager, `/client/timesheets/${saved.id}/actions/reject`, {
    version: submitted.version,
    reasonId,
    note: 'Wednesday was shorter.',
    days: [day(2)],
  });
  expect(back.status).toBe('rejected');
  const { body: seen } = await contractor.get(`/timesheets/${saved.id}`);
  expect(seen).toMatchObject({
    status: 'rejected',
    rejection: { note: 'Wednesday was shorter.', days: [day(2)] },
    allowedActions: ['edit', 'submit'],
  });
  const { body: corrected } = await save(contractor, seen, [hours(0), hours(1), hours(2)]);
  const again = await send(contractor, `/timesheets/${saved.id}/actions/submit`, {
    version: corrected.version,
  });
  const agreed = await send(manager, `/client/timesheets/${saved.id}/actions/approve`, {
    version: again.version,
  });
  expect(agreed.status).toBe('client_approved');
  const approved = await send(finance, `/timesheets/${saved.id}/actions/approve`, {
    version: agreed.version,
  });
  expect(approved.money).toMatchObject({
    pay: [{ amount: '1280.00', currency: 'USD' }],
    bill: [{ amount: '2000.00', currency: 'USD' }],
  });

  // Approved hours keep their pay afterwards.
  const { version } = (await PlacementModel.findById(scene.placement._id).lean())!;
  const { body: late } = await admin.post(
    `/placements/${scene.placement._id.toHexString()}/actions/change-rate`,
    {
      version,
      ...money('70.00', '95.00'),
      effectiveFrom: day(4),
      reason: 'A raise that should have been.',
    },
  );
  expect(late.error).toMatchObject({ code: 'RATE_PERIOD_LOCKED', status: 409 });

  await send(finance, `/timesheets/${saved.id}/actions/lock`, {
    version: approved.version,
    reference: 'PAY-11',
  });
  for (const [kind, total] of [
    ['payroll', '1280.00'],
    ['invoice', '2000.00'],
  ] as const) {
    const { text, body } = await finance.get(
      `/timesheet-files?kind=${kind}&from=${week.start}&to=${week.end}`,
    );
    const file = text || String(body);
    expect(file).toContain(scene.placement.number);
    expect(file).toContain('PAY-11');
    expect(file.trimEnd().split('\r\n').at(-1)).toContain(`"${total}","USD"`);
  }
  await test.runEvents();
  const mails = await EmailMessageModel.find({ to: contractor.user.email }).lean();
  expect(mails.map(({ template }) => template)).toEqual([
    'timesheet_rejected',
    'timesheet_approved',
  ]);
});

it('refuses a file of more days than a quarter has, and of days in the wrong order', async () => {
  const asked = async (from: string, to: string) => {
    const { body } = await finance.get(`/timesheet-files?from=${from}&to=${to}`).expect(422);
    return body.error.fields;
  };
  await finance.get('/timesheet-files?from=2026-07-01&to=2026-09-30').expect(200);
  expect(await asked('2026-07-01', '2026-10-01')).toMatchObject([
    { path: 'to', code: 'OUT_OF_RANGE' },
  ]);
  expect(await asked('2026-07-02', '2026-07-01')).toMatchObject([
    { path: 'to', code: 'DATE_ORDER' },
  ]);
});

it('needs two users to reopen hours that were paid', async () => {
  const people = await atWork();
  const sheet = await createSheet(
    { memberId: people.member._id, placementId: people.scene.placement._id },
    { status: 'locked', lockedReference: 'INV-7' },
  );
  const id = sheet._id.toHexString();
  const asked = await send(finance, `/timesheets/${id}/actions/unlock`, {
    version: 1,
    reason: 'The invoice was wrong.',
  });
  expect(asked).toMatchObject({ status: 'locked', unlockAsked: true });
  const { body: approvals } = await admin.get('/approvals');
  const request = approvals.waiting.find(
    ({ subject }: { subject: { id: string } }) => subject.id === id,
  );
  await send(admin, `/approvals/${request.id}/actions/approve`, { version: 1, note: null });
  const { body: open } = await finance.get(`/timesheets/${id}`);
  expect(open).toMatchObject({ status: 'approved', lockedReference: null });
  const reopened = await send(finance, `/timesheets/${id}/actions/reopen`, {
    version: open.version,
    reason: 'Tuesday is missing.',
  });
  expect(reopened).toMatchObject({ status: 'draft', reopenNote: 'Tuesday is missing.' });
});

it('refuses days of more than 24 hours, future days, and overtime without a reason', async () => {
  const people = await atWork();
  const sheet = await begin(people);
  const code = async (entries: object[]) => {
    const { body } = await save(people.contractor, sheet, entries);
    return [body.error.code, body.error.fields?.[0]?.code];
  };
  expect(await code([hours(0, 1000), hours(0, 441, { task: 'Other' })])).toEqual([
    'TIMESHEET_DAY_OVERFLOW',
    undefined,
  ]);
  expect(await code([hours(0, 60, { category: 'overtime' })])).toEqual([
    'VALIDATION_FAILED',
    'REQUIRED',
  ]);
  expect(await code([hours(30)])).toEqual(['VALIDATION_FAILED', 'IN_FUTURE']);
  expect(await code([hours(-1)])).toEqual(['VALIDATION_FAILED', 'OUT_OF_RANGE']);
  expect(await code([hours(0), hours(0)])).toEqual(['VALIDATION_FAILED', 'NOT_UNIQUE']);
  const empty = await people.contractor.post(`/timesheets/${sheet.id}/actions/submit`, {
    version: sheet.version,
  });
  expect(empty.body.error.code).toBe('TIMESHEET_EMPTY');
  const twice = await begin(people);
  expect(twice.id).toBe(sheet.id);
});

it('copies the work of the week before to the same days', async () => {
  const people = await atWork();
  const before = pastWeek(2);
  await createSheet(
    { memberId: people.member._id, placementId: people.scene.placement._id },
    {
      status: 'approved',
      periodStart: before.start,
      periodEnd: before.end,
      entries: [
        workedOn(addDays(before.start, 1), { task: 'Review' }),
        workedOn(addDays(before.start, 2), { category: 'paid_leave' }),
      ],
    },
  );
  const copied = await send(
    people.contractor,
    '/team/me/timesheets',
    {
      placementId: people.scene.placement._id.toHexString(),
      day: week.end,
      copy: true,
    },
    201,
  );
  expect(copied.entries).toMatchObject([{ date: day(1), task: 'Review', minutes: 480 }]);
});

it('refuses approval of one’s own hours, and lets a team lead approve only those of staff', async () => {
  const own = await createTeamMember(finance.user);
  const mine = await createSheet({ memberId: own._id }, { status: 'submitted' });
  const refusal = async (who: SignedIn, id: string) =>
    (await who.post(`/timesheets/${id}/actions/approve`, { version: 1 })).status;
  expect(await refusal(finance, mine._id.toHexString())).toBe(403);
  const lead = await signInAs(test, 'team_lead');
  const avatarFileId = new Types.ObjectId();
  const report = await createTeamMember(await createUser({ avatarFileId }), {
    managerUserId: lead.user._id,
  });
  const people = await atWork();
  const led = await createTeamMember(await createUser(), {
    kind: 'contractor',
    managerUserId: report.userId,
    candidateId: people.candidate._id,
  });
  const [staff, contractor, stranger] = await Promise.all(
    [report, led, people.member].map(({ _id }) =>
      createSheet({ memberId: _id }, { status: 'submitted' }),
    ),
  );
  const { body: before } = await lead.get('/timesheets').expect(200);
  const photo = `/api/v1/users/${report.userId.toHexString()}/photo/${avatarFileId.toHexString()}`;
  expect(before.data).toMatchObject([{ memberId: String(report._id), memberPhoto: photo }]);
  expect(await refusal(lead, staff!._id.toHexString())).toBe(200);
  expect(await refusal(lead, contractor!._id.toHexString())).toBe(403);
  expect(await refusal(lead, stranger!._id.toHexString())).toBe(404);
  const { body: desk } = await lead.get('/timesheets');
  expect(desk.total).toBe(0);
});

it('approves and locks several sheets at once, leaves the others, and changes nothing in a rehearsal', async () => {
  const people = await atWork({
    startDate: '2024-01-01',
    rates: [rate(5000, 8000, '2024-01-01', null)],
  });
  const owner = { memberId: people.member._id, placementId: people.scene.placement._id };
  const [ready, second, draft] = [
    await createSheet(owner, { status: 'client_approved' }),
    await createSheet(owner, { status: 'submitted', periodStart: pastWeek(2).start }),
    await createSheet(owner, { status: 'draft', periodStart: pastWeek(3).start }),
  ];
  const gone = new Types.ObjectId();
  const sheets = [
    { id: String(ready._id), version: ready.version },
    { id: String(second._id), version: second.version + 1 },
    { id: String(draft._id), version: draft.version },
    { id: String(gone), version: 1 },
  ];
  const states = async () =>
    (await TimesheetModel.find({ memberId: people.member._id }).sort({ periodStart: -1 })).map(
      ({ status }) => status,
    );
  const outcome = {
    ok: 1,
    skipped: 0,
    failed: 3,
    items: [
      { outcome: 'ok', code: null, name: expect.any(String) },
      { outcome: 'error', code: 'VERSION_CONFLICT' },
      { outcome: 'error', code: 'INVALID_TRANSITION' },
      { outcome: 'error', code: 'NOT_FOUND', name: null },
    ],
  };
  const rehearsal = await send(finance, '/timesheets/bulk/approve', { sheets, dryRun: true });
  expect(rehearsal).toMatchObject(outcome);
  expect(await states()).toEqual(['client_approved', 'submitted', 'draft']);
  expect(await send(finance, '/timesheets/bulk/approve', { sheets })).toMatchObject(outcome);
  expect(await states()).toEqual(['approved', 'submitted', 'draft']);
  expect((await TimesheetModel.findById(ready._id).lean())?.money).toHaveLength(1);
  // A repeat leaves done work as it is and notifies nobody twice.
  const again = { sheets: sheets.slice(0, 1) };
  expect(await send(finance, '/timesheets/bulk/approve', again)).toMatchObject({
    ok: 0,
    skipped: 1,
    failed: 0,
    items: [{ outcome: 'skipped', code: 'ALREADY_SET' }],
  });
  const userId = people.contractor.user._id;
  expect(await NotificationModel.countDocuments({ userId, topic: 'timesheet' })).toBe(1);

  const approved = await TimesheetModel.findById(ready._id).orFail().lean();
  const lock = {
    sheets: [{ id: String(approved._id), version: approved.version }, ...sheets.slice(1, 2)],
    reference: 'PAY-2026-11',
  };
  expect(await send(finance, '/timesheets/bulk/lock', lock)).toMatchObject({ ok: 1, failed: 1 });
  expect(await TimesheetModel.findById(ready._id).lean()).toMatchObject({
    status: 'locked',
    lockedReference: 'PAY-2026-11',
  });
});

it('refuses bulk approval of one’s own hours and, by a lead, of contractors’ hours', async () => {
  const lead = await signInAs(test, 'team_lead');
  const own = await createTeamMember(lead.user, { kind: 'staff' });
  const people = await atWork();
  await TeamMemberModel.updateOne(
    { _id: people.member._id },
    { $set: { managerUserId: lead.user._id } },
  );
  const mine = await createSheet({ memberId: own._id }, { status: 'submitted' });
  const theirs = await createSheet(
    { memberId: people.member._id, placementId: people.scene.placement._id },
    { status: 'submitted' },
  );
  const sheets = [mine, theirs].map(({ _id, version }) => ({ id: String(_id), version }));
  const answer = await send(lead, '/timesheets/bulk/approve', { sheets });
  expect(answer).toMatchObject({ ok: 0, skipped: 0, failed: 2 });
  await send(lead, '/timesheets/bulk/lock', { sheets, reference: 'PAY' }, 403);
});

it('fills the sheets of several members from a time report, only once if it is repeated', async () => {
  const [ana, ben] = [
    await atWork({ startDate: '2024-01-01' }),
    await atWork({ startDate: '2024-01-01' }),
  ];
  await TeamMemberModel.updateOne({ _id: ben.member._id }, { $set: { harvestId: '4711' } });
  const email = ana.contractor.user.email;
  const csv = `id,harvest id,email,date,project,task,hours,category,notes
e1,,${email},${day(0)},Shop,Checkout,3.5,,
e2,,${email},${day(0)},Shop,Checkout,1.25,,Review
e2,,${email},${day(0)},Shop,Checkout,1.25,,Review
e3,4711,,${day(1)},,Search,8,,
e4,4711,,${day(1)},,Search,2,Overtime,
e5,,nobody@muster.test,${day(1)},,Search,8,,
e6,4711,,2019-01-07,,Search,8,,
e7,4711,,soon,,Search,8,,
`;
  const faults = (body: { rows: { fault: string | null }[] }) =>
    body.rows.map(({ fault }) => fault);
  const expected = [null, null, 'double', null, 'note', 'person', 'contract', 'date'];
  const trial = await send(finance, '/timesheets/import', { csv });
  expect(trial).toMatchObject({ sheets: 2, taken: 3 });
  expect(faults(trial)).toEqual(expected);
  const sheetsOf = ({ member }: AtWork) =>
    TimesheetModel.find({ memberId: member._id, deletedAt: null }).lean();
  expect([await sheetsOf(ana), await sheetsOf(ben)]).toEqual([[], []]);
  const first = await send(finance, '/timesheets/import', { csv, dryRun: false });
  expect(first).toEqual(trial);
  expect(await sheetsOf(ana)).toMatchObject([
    {
      status: 'draft',
      minutes: 285,
      periodStart: week.start,
      entries: [
        { externalRef: 'e1', date: day(0), minutes: 210, task: 'Shop · Checkout', note: null },
        { externalRef: 'e2', date: day(0), minutes: 75, task: 'Shop · Checkout', note: 'Review' },
      ],
    },
  ]);
  // Once more: all lines are known, even after the sheet was submitted.
  const [sheet] = await sheetsOf(ben);
  await TimesheetModel.updateOne({ _id: sheet!._id }, { $set: { status: 'submitted' } });
  const again = await send(finance, '/timesheets/import', { csv, dryRun: false });
  expect(again).toMatchObject({ sheets: 0, taken: 0 });
  expect(again.rows.map(({ outcome }: { outcome: string }) => outcome).slice(0, 4)).toEqual([
    'known',
    'known',
    'error',
    'known',
  ]);
  const more = csv.replace('Search,8,,', 'Search,7,,');
  expect(faults(await send(finance, '/timesheets/import', { csv: more }))[3]).toBe('closed');
});

it('refuses a time report that names no people, and imports by anyone but finance', async () => {
  await send(finance, '/timesheets/import', { csv: 'day,time\n2026-11-02,8' }, 422);
  await send(admin, '/timesheets/import', { csv: 'date,hours\n2026-11-02,8' }, 403);
  const two = await atWork({ startDate: '2024-01-01' });
  await TeamMemberModel.updateOne({ _id: two.member._id }, { $set: { nameKey: 'ann twice' } });
  const other = await atWork({ startDate: '2024-01-01' });
  await TeamMemberModel.updateOne({ _id: other.member._id }, { $set: { nameKey: 'ann twice' } });
  const csv = `first name;last name;date;hours\nAnn;Twice;${day(0)};25:00\nAnn;Twice;${day(0)};8`;
  const answer = await send(finance, '/timesheets/import', { csv });
  expect(answer.rows).toMatchObject([
    { fault: 'severalPeople', minutes: 1500 },
    { fault: 'severalPeople', name: 'Ann Twice' },
  ]);
});

it('hides the hours of a contractor from every other client, contractor and recruiter', async () => {
  const [people, others] = [await atWork(), await atWork()];
  const sheet = await createSheet(
    { memberId: people.member._id, placementId: people.scene.placement._id },
    { status: 'submitted' },
  );
  const id = sheet._id.toHexString();
  expect((await others.contractor.get(`/timesheets/${id}`)).status).toBe(404);
  const recruiter = await signInAs(test, 'recruiter');
  expect((await recruiter.get(`/timesheets/${id}`)).status).toBe(404);
  const foreign = await others.manager.post(`/client/timesheets/${id}/actions/approve`, {
    version: 1,
  });
  expect(foreign.status).toBe(404);
  expect((await others.manager.get('/client/timesheets')).body.data).toEqual([]);
});

it('shows hours to the backup only if the supervisor did not answer in time, or may no longer decide', async () => {
  const people = await atWork();
  const { companyId, _id } = people.scene.placement;
  const backup = await signInAs(test, 'client_manager', { assignment: { companyId } });
  const membership = await CompanyUserModel.create({
    companyId,
    userId: backup.user._id,
    canDecide: true,
    status: 'active',
  });
  await PlacementModel.updateOne({ _id }, { $set: { backupSupervisorId: membership._id } });
  const sheet = await createSheet(
    { memberId: people.member._id, placementId: _id },
    { status: 'submitted', submittedAt: new Date() },
  );
  const waits = async (who: SignedIn) => (await who.get('/client/timesheets')).body.data.length;
  const approve = (who: SignedIn) =>
    who.post(`/client/timesheets/${sheet._id.toHexString()}/actions/approve`, {
      version: sheet.version,
    });
  expect([await waits(people.manager), await waits(backup)]).toEqual([1, 0]);
  expect((await approve(backup)).status).toBe(404);
  const supervisor = { userId: people.manager.user._id };
  await CompanyUserModel.updateOne(supervisor, { $set: { canDecide: false } });
  expect([await waits(people.manager), await waits(backup)]).toEqual([0, 1]);
  await CompanyUserModel.updateOne(supervisor, { $set: { canDecide: true } });
  await TimesheetModel.updateOne({ _id: sheet._id }, { $set: { escalatedAt: new Date() } });
  expect([await waits(people.manager), await waits(backup)]).toEqual([1, 1]);
  expect((await approve(backup)).status).toBe(200);
});

it('starts a sheet by itself, reminds until it is submitted, then escalates if it is unanswered', async () => {
  await PlacementModel.deleteMany({});
  await TimesheetModel.deleteMany({});
  const people = await atWork();
  const backup = await createSupervisor(people.scene.placement.companyId);
  await PlacementModel.updateOne(
    { _id: people.scene.placement._id },
    { $set: { backupSupervisorId: backup._id } },
  );
  const monday = new Date(`${week.start}T10:00:00Z`);
  expect(await openPeriods(signal, monday)).toBe(1);
  expect(await openPeriods(signal, monday)).toBe(0);
  const at = (index: number, clock: string) => new Date(`${day(index)}T${clock}:00Z`);
  expect(await chaseSheets(signal, at(6, '12:00'))).toBe(0);
  expect(await chaseSheets(signal, at(6, '17:00'))).toBe(1);
  expect(await chaseSheets(signal, at(6, '18:00'))).toBe(0);
  expect(await chaseSheets(signal, at(7, '09:00'))).toBe(1);
  expect(await chaseSheets(signal, at(9, '09:00'))).toBe(1);
  expect(await chaseSheets(signal, at(20, '09:00'))).toBe(0);
  const told = await NotificationModel.find({ topic: 'timesheet' }).lean();
  expect(
    told.filter(({ userId }) => userId.equals(people.scene.placement.accountManagerId)),
  ).toHaveLength(0);
  await TimesheetModel.updateMany(
    {},
    { $set: { status: 'submitted', submittedAt: at(0, '09:00') } },
  );
  expect(await escalateSheets(signal, at(2, '12:00'))).toBe(0);
  expect(await escalateSheets(signal, at(4, '12:00'))).toBe(1);
  expect(await escalateSheets(signal, at(9, '12:00'))).toBe(0);
  const asked = await NotificationModel.findOne({ userId: backup.userId }).lean();
  expect(asked?.title).toContain('Hours wait for your approval');
  expect(today() >= week.end).toBe(true);
});
