import { scopeOf, type PermissionName, type TimesheetState } from '@muster/contracts';
import { today } from '../../db/calendar-day.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { createPlacementScene } from '../placements/placement-scene.fixtures.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import { memberFor } from '../team/team.walk.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import type { TeamMember } from '../../records/team/team-member.model.ts';
import { createSheet, pastWeek, workedOn } from './timesheet.fixtures.ts';
import { TimesheetModel, type TimesheetRecord } from '../../records/timesheets/timesheet.model.ts';

export async function reasonId(): Promise<string> {
  await ensureReasons();
  const [first] = (await reasonsOf('timesheet_reject')).filter(({ requiresNote }) => !requiresNote);
  return first?._id.toHexString() ?? '';
}

let made = 0;

/** Creates a sheet of a team member, in another week than the last ones. */
async function sheetOf(member: TeamMember, status: TimesheetState): Promise<TimesheetRecord> {
  made += 1;
  const { start, end } = pastWeek(1 + (made % 8));
  await TimesheetModel.deleteMany({ memberId: member._id, periodStart: start });
  const placement = member.candidateId ? await createPlacement(member.candidateId) : null;
  return createSheet(
    {
      memberId: member._id,
      placementId: placement?._id ?? null,
      candidateId: member.candidateId,
    },
    { status, periodStart: start, periodEnd: end },
  );
}

type Body = (sheet: TimesheetRecord) => object | Promise<object>;

/** An endpoint about one sheet; sheets of people outside the reader's scope are hidden. */
function onSheet(
  permission: PermissionName,
  status: TimesheetState,
  body: Body | null = () => ({}),
): EndpointFixture {
  const callOn = async (member: TeamMember) => {
    const sheet = await sheetOf(member, status);
    return {
      params: { id: sheet._id.toHexString() },
      ...(body && { body: { version: sheet.version, ...(await body(sheet)) } }),
    };
  };
  return {
    call: async (world, caller) => callOn(await memberFor(world, caller, permission)),
    hidden: async (_world, caller) =>
      caller.name !== 'visitor' && scopeOf(caller.name, 'timesheet.read') === 'all'
        ? null
        : callOn(await createTeamMember(await createUser())),
  };
}

/** An endpoint about several sheets, each with its own result. */
const onSheets = (
  permission: PermissionName,
  status: TimesheetState,
  more: object = {},
): EndpointFixture => ({
  call: async (world, caller) => {
    const { _id, version } = await sheetOf(await memberFor(world, caller, permission), status);
    return { body: { sheets: [{ id: _id.toHexString(), version }], dryRun: false, ...more } };
  },
});

/** Creates a sheet of a contractor who works for the caller's company, or for another one. */
async function sheetOfClient(
  { company }: World,
  caller: Caller,
  isOwn: boolean,
): Promise<TimesheetRecord> {
  const { user } = personOf(caller);
  const membership = await CompanyUserModel.findOneAndUpdate(
    { companyId: company._id, userId: user._id },
    { $set: { status: 'active', canDecide: true } },
    { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
  );
  const account = await createUser();
  const candidate = await createCandidateRecord({ userId: account._id });
  const { placement } = await createPlacementScene('active', {
    candidate,
    ...(isOwn && {
      job: { companyId: company._id },
      placement: { supervisorCompanyUserId: membership._id },
    }),
  });
  const member = await createTeamMember(account, {
    kind: 'contractor',
    candidateId: candidate._id,
  });
  return createSheet(
    { memberId: member._id, placementId: placement._id, candidateId: candidate._id },
    { status: 'submitted' },
  );
}

function onClientSheet(body: Body = () => ({})): EndpointFixture {
  const callOn = async (sheet: TimesheetRecord) => ({
    params: { id: sheet._id.toHexString() },
    body: { version: sheet.version, ...(await body(sheet)) },
  });
  return {
    call: async (world, caller) => callOn(await sheetOfClient(world, caller, true)),
    hidden: async (world, caller) => callOn(await sheetOfClient(world, caller, false)),
  };
}

const sentBack = async () => ({ reasonId: await reasonId(), note: 'Friday was a holiday.' });
const why = { reason: 'The hours of Friday are missing.' };
const week = pastWeek();

/** The sheets of one member. */
const ofMember = (
  permission: PermissionName,
  more: (member: TeamMember) => Promise<object> | object,
): EndpointFixture => ({
  call: async (world, caller) => {
    const member = await memberFor(world, caller, permission);
    return { params: { id: member._id.toHexString() }, ...(await more(member)) };
  },
  hidden: async (_world, caller) => {
    if (caller.name !== 'visitor' && scopeOf(caller.name, 'teamMember.read') === 'all') return null;
    const member = await createTeamMember(await createUser());
    return { params: { id: member._id.toHexString() }, ...(await more(member)) };
  },
});

export const timesheetFixtures: EndpointFixtures = {
  'timesheets.ofMember': ofMember('timesheet.read', () => ({})),
  'timesheets.open': ofMember('timesheet.enter', async ({ candidateId }) => {
    const placement = candidateId && (await createPlacement(candidateId));
    return {
      body: { placementId: placement?._id.toHexString() ?? null, day: today(), copy: true },
    };
  }),
  'timesheets.read': onSheet('timesheet.read', 'submitted', null),
  'timesheets.saveEntries': onSheet('timesheet.enter', 'draft', ({ periodStart }) => {
    const { _id, ...entry } = workedOn(periodStart, { task: 'Review' });
    return { entries: [entry], nothingWorked: false };
  }),
  'timesheets.submit': onSheet('timesheet.enter', 'draft', () => ({ note: 'Told us by phone.' })),
  'timesheets.recall': onSheet('timesheet.enter', 'submitted'),
  'timesheets.approve': onSheet('timesheet.approve', 'submitted'),
  'timesheets.reject': onSheet('timesheet.approve', 'submitted', sentBack),
  'timesheets.lock': onSheet('timesheet.lock', 'approved', () => ({ reference: 'PAY-2026-11' })),
  'timesheets.unlock': onSheet('timesheet.lock', 'locked', () => why),
  'timesheets.reopen': onSheet('timesheet.lock', 'approved', () => why),
  'timesheets.bulkApprove': onSheets('timesheet.approve', 'submitted'),
  'timesheets.bulkLock': onSheets('timesheet.lock', 'approved', { reference: 'PAY-2026-11' }),
  'timesheets.import': {
    call: () => ({ body: { csv: 'date,hours,name\n2026-11-02,8,Nobody', dryRun: false } }),
  },
  'timesheets.desk': { call: () => ({ query: { show: 'waiting' } }) },
  'timesheets.file': {
    call: () => ({ query: { kind: 'payroll', from: week.start, to: week.end } }),
  },
  'clientTimesheets.list': { call: () => ({}) },
  'clientTimesheets.approve': onClientSheet(),
  'clientTimesheets.reject': onClientSheet(sentBack),
};
