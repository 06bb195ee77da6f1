import { scopeOf, type PermissionName } from '@muster/contracts';
import { Types } from 'mongoose';
import { createCompany } from '../companies/company.fixtures.ts';
import { addPositions } from '../../records/positions/add-positions.ts';
import { readyJob } from './job.fixtures.ts';
import { JobModel, type Job } from '../../records/jobs/job.model.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';

/**
 * Creates a complete job without seats, to which the caller is assigned if the permission requires
 * that.
 */
export function jobFor(
  { colleague, company }: World,
  caller: Caller,
  permission: PermissionName,
  changes: Partial<Job> = {},
): Promise<Job> {
  const isAssigned = caller.name !== 'visitor' && scopeOf(caller.name, permission) === 'assigned';
  const mine = isAssigned ? personOf(caller).user._id : colleague._id;
  return readyJob({
    companyId: company._id,
    status: 'draft',
    accountManagerId: colleague._id,
    leadRecruiterId: mine,
    ...(isAssigned && { createdBy: mine }),
    ...changes,
  });
}

/** Creates another user's secret job, which only owners and admins can see. */
export async function secretOf(world: World, caller: Caller): Promise<Job | null> {
  if (caller.name === 'owner' || caller.name === 'admin') return null;
  return readyJob({
    companyId: world.company._id,
    confidential: true,
    accountManagerId: world.colleague._id,
    leadRecruiterId: world.colleague._id,
  });
}

/** Fixture for an endpoint of one job; the hidden one is another user's secret. */
function onJob(
  permission: PermissionName,
  body: null | (() => object | Promise<object>) = null,
  changes: Partial<Job> = {},
  seats = 0,
): EndpointFixture {
  const callOn = async ({ _id, version }: Job) => ({
    params: { id: _id.toHexString() },
    ...(body && { body: { version, ...(await body()) } }),
  });
  return {
    call: async (world, caller) => {
      const job = await jobFor(world, caller, permission, changes);
      if (seats > 0)
        await transact(systemContext('walk'), async (tx) => {
          await addPositions(tx, job, [{}]);
        });
      return callOn((await JobModel.findById(job._id).lean()) ?? job);
    },
    hidden: async (world, caller) => {
      const job = await secretOf(world, caller);
      return job && callOn(job);
    },
  };
}

const bulk = (permission: PermissionName, body: (world: World) => object): EndpointFixture => ({
  call: async (world, caller) => {
    const job = await jobFor(world, caller, permission, { status: 'open' });
    return { body: { ids: [job._id.toHexString()], ...body(world) } };
  },
});

async function ending() {
  await ensureReasons();
  const [reason] = await reasonsOf('job_close');
  return { reasonId: reason?._id.toHexString() };
}

export const jobFixtures: EndpointFixtures = {
  'jobs.list': { call: () => ({ query: { 'filter[status]': 'open' } }) },
  'jobs.forClient': { call: () => ({}) },
  'jobs.create': {
    call: ({ company }) => ({
      body: { companyId: company._id.toHexString(), title: 'Platform engineer' },
    }),
  },
  'jobs.read': onJob('job.readPayRate', null, { status: 'open' }),
  'jobs.activity': onJob('position.list', null, { status: 'open' }),
  'jobs.update': onJob('job.update', () => ({ changes: { hoursPerWeek: 32 } })),
  'jobs.changeEffects': onJob('job.update'),
  'jobs.copy': {
    ...onJob('job.create'),
    call: async (world, caller) => {
      const job = await jobFor(world, caller, 'job.create', { status: 'open' });
      return { params: { id: job._id.toHexString() }, body: {} };
    },
    hidden: async (world, caller) => {
      const job = await secretOf(world, caller);
      return job && { params: { id: job._id.toHexString() }, body: {} };
    },
  },
  'jobs.endEffects': onJob('job.open'),
  'jobs.openedDateEffects': onJob('job.editOpenedDate'),
  'jobs.deleteEffects': onJob('job.delete'),
  'jobs.delete': onJob('job.delete', () => ({ reason: 'Entered twice' })),
  'jobs.restoreDeleted': onJob('job.delete', () => ({}), {
    deletedAt: new Date(),
    deleteReason: 'Entered twice',
  }),
  'jobs.bulkTeam': bulk('job.bulkTeam', ({ colleague }) => ({
    userId: colleague._id.toHexString(),
    function: 'sourcer',
  })),
  'jobs.bulkPriority': bulk('job.update', () => ({ priority: 'high' })),
  'jobs.bulkHold': bulk('job.hold', () => ({ note: 'The budget is being decided.' })),
  'jobs.submitForReview': onJob('job.update', () => ({})),
  'jobs.open': onJob('job.open', () => ({}), {}, 1),
  'jobs.sendBack': onJob('job.open', () => ({ note: 'Which time zone?' }), {
    status: 'pending_review',
  }),
  'jobs.hold': onJob('job.hold', () => ({ note: 'Waiting.' }), { status: 'open' }),
  'jobs.resume': onJob('job.hold', () => ({}), { status: 'on_hold', holdSince: new Date() }),
  'jobs.close': onJob('job.open', ending, { status: 'open' }),
  'jobs.cancel': onJob('job.open', ending, { status: 'open' }),
  'jobs.reopen': onJob('job.open', () => ({}), { status: 'closed', closedAt: new Date() }),
  'jobs.setClient': {
    call: async (world, caller) => {
      const job = await jobFor(world, caller, 'job.open', {
        status: 'pending_review',
        intakeId: new Types.ObjectId(),
      });
      const client = await createCompany({
        accountManagerId:
          caller.name === 'account_manager' ? personOf(caller).user._id : world.colleague._id,
      });
      return {
        params: { id: job._id.toHexString() },
        body: { version: job.version, companyId: client._id.toHexString() },
      };
    },
    hidden: async (world, caller) => {
      const job = await secretOf(world, caller);
      return (
        job && {
          params: { id: job._id.toHexString() },
          body: { version: job.version, companyId: world.company._id.toHexString() },
        }
      );
    },
  },
  'jobs.setOpenedDate': onJob(
    'job.editOpenedDate',
    () => ({ openedDate: '2026-01-10', reason: 'It was agreed earlier.' }),
    { status: 'open' },
  ),
};
