import {
  scopeOf,
  type PermissionName,
  type PlacementState,
  type ReasonContext,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { addDays, today } from '../../db/calendar-day.ts';
import { createSupervisor } from '../companies/supervisor.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import { createPlacementScene, type PlacementScene } from './placement-scene.fixtures.ts';
import type { Placement } from '../../records/placements/placement.model.ts';
import { createPosition } from '../positions/position.fixtures.ts';
import type { Position } from '../../records/positions/position.model.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';

/**
 * Returns a job that the caller works on if the permission requires that; otherwise another user's.
 */
function jobOf({ colleague, company }: World, caller: Caller, permission: PermissionName) {
  const isAssigned = caller.name !== 'visitor' && scopeOf(caller.name, permission) === 'assigned';
  const person = isAssigned ? personOf(caller).user._id : colleague._id;
  return { companyId: company._id, leadRecruiterId: person, accountManagerId: colleague._id };
}

/** A job visible only to its team. */
const secret = (world: World): Partial<Job> => ({
  companyId: world.company._id,
  leadRecruiterId: world.colleague._id,
  accountManagerId: world.colleague._id,
  confidential: true,
});
const knowsSecrets = ({ name }: Caller, andFinance: boolean): boolean =>
  name === 'owner' || name === 'admin' || (andFinance && name === 'finance_hr');

async function reason(context: ReasonContext): Promise<string> {
  await ensureReasons();
  const [first] = (await reasonsOf(context)).filter(({ requiresNote }) => !requiresNote);
  if (!first) throw new Error(`There is no reason of ${context}`);
  return first._id.toHexString();
}

type Body = (scene: PlacementScene) => object | Promise<object>;

/** An endpoint about one placement; hidden ones are on a confidential job of others. */
function onPlacement(
  permission: PermissionName,
  status: PlacementState,
  body: Body | null = () => ({}),
  changes: Partial<Placement> = {},
): EndpointFixture {
  const callOn = async (scene: PlacementScene) => ({
    params: { id: scene.placement._id.toHexString() },
    ...(body && { body: { version: scene.placement.version, ...(await body(scene)) } }),
  });
  return {
    call: async (world, caller) =>
      callOn(
        await createPlacementScene(status, {
          job: jobOf(world, caller, permission),
          placement: changes,
          candidate: await candidateFor(world, caller, 'candidate.read', {
            status: ['active', 'paused', 'ending'].includes(status) ? 'placed' : 'active',
          }),
        }),
      ),
    hidden: async (world, caller) =>
      knowsSecrets(caller, true)
        ? null
        : callOn(await createPlacementScene(status, { job: secret(world), placement: changes })),
  };
}

/** The same with a query. */
function withQuery(fixture: EndpointFixture, query: Record<string, string>): EndpointFixture {
  const { call, hidden } = fixture;
  return {
    call: async (world, caller) => ({ ...(await call(world, caller)), query }),
    ...(typeof hidden === 'function' && {
      hidden: async (world, caller) => {
        const found = await hidden(world, caller);
        return found && { ...found, query };
      },
    }),
  };
}

type SeatBody = (seat: Position) => object | Promise<object>;

/** An endpoint about one position of a job; hidden ones are on a confidential job of others. */
function onPosition(
  permission: PermissionName,
  body: SeatBody | null = () => ({}),
  changes: Partial<Position> = {},
): EndpointFixture {
  const callOn = async (job: Job) => {
    const seat = await createPosition(job, changes);
    await createPosition(job);
    return {
      params: { id: seat._id.toHexString() },
      ...(body && { body: { version: seat.version, ...(await body(seat)) } }),
    };
  };
  return {
    call: async (world, caller) => callOn(await createJob(jobOf(world, caller, permission))),
    hidden: async (world, caller) =>
      knowsSecrets(caller, false) ? null : callOn(await createJob(secret(world))),
  };
}

/** An endpoint about the positions of one job. */
function onSeats(
  permission: PermissionName,
  body: Record<string, unknown> | null = null,
): EndpointFixture {
  const callOn = (job: Job) => ({
    params: { id: job._id.toHexString() },
    ...(body && { body }),
  });
  return {
    call: async (world, caller) => {
      const job = await createJob(jobOf(world, caller, permission));
      await createPosition(job, {
        billRate: { amountMinor: 9_876, currency: 'USD', unit: 'hour' },
      });
      return callOn(job);
    },
    hidden: async (world, caller) =>
      knowsSecrets(caller, false) ? null : callOn(await createJob(secret(world))),
  };
}

const rates = {
  pay: { amount: '50.00', currency: 'USD', unit: 'hour' },
  bill: { amount: '70.00', currency: 'USD', unit: 'hour' },
};
const somebody = new Types.ObjectId();
const waived: Partial<Placement> = {
  waiver: { by: somebody, approvedBy: somebody, reason: 'The contract is on its way.' },
};

async function supervisorOf(companyId: Position['companyId']): Promise<string> {
  return (await createSupervisor(companyId))._id.toHexString();
}

export const placementFixtures: EndpointFixtures = {
  'positions.ofJob': onSeats('position.list'),
  'positions.supervisors': onSeats('position.editSupervisor'),
  'positions.add': onSeats('position.manage', { count: 2 }),
  'positions.update': onPosition('position.manage', () => ({ changes: { poNumber: 'PO-4711' } })),
  'positions.history': onPosition('position.list', null),
  'positions.hold': onPosition('position.manage'),
  'positions.resume': onPosition('position.manage', () => ({}), { status: 'on_hold' }),
  'positions.cancel': onPosition('position.cancel', async () => ({
    reasonId: await reason('position_cancel'),
  })),
  'positions.restore': onPosition('position.cancel', () => ({}), {
    status: 'cancelled',
    cancelledOn: today(),
  }),
  'positions.remove': onPosition('position.cancel'),
  'positions.setSupervisor': onPosition('position.editSupervisor', async ({ companyId }) => ({
    supervisorCompanyUserId: await supervisorOf(companyId),
  })),
  'positions.backfill': {
    call: async (world, caller) => {
      const { position } = await createPlacementScene('active', {
        job: jobOf(world, caller, 'position.manage'),
      });
      return {
        params: { id: position._id.toHexString() },
        body: { version: position.version },
      };
    },
    hidden: async (world, caller) => {
      if (knowsSecrets(caller, false)) return null;
      const { position } = await createPlacementScene('active', { job: secret(world) });
      return {
        params: { id: position._id.toHexString() },
        body: { version: position.version },
      };
    },
  },
  'placements.list': {
    call: async (world, caller) => {
      await createPlacementScene('active', { job: jobOf(world, caller, 'placement.list') });
      return { query: { 'filter[status]': 'active' } };
    },
  },
  'placements.summary': { call: () => ({}) },
  'placements.sunrise': { call: () => ({}) },
  'placements.read': onPlacement('placement.list', 'active', null),
  'placements.tryRate': withQuery(onPlacement('placement.readMargin', 'active', null), {
    amount: '50.00',
    currency: 'USD',
    unit: 'hour',
    hoursPerWeek: '40',
  }),
  'placements.updateTerms': onPlacement('placement.manage', 'active', () => ({
    changes: { noticeDaysClient: 30 },
  })),
  'placements.start': onPlacement('placement.manage', 'pending_start', () => ({}), waived),
  'placements.changeStart': onPlacement('placement.manage', 'pending_start', () => ({
    startDate: addDays(today(), 20),
  })),
  'placements.cancel': onPlacement('placement.terminate', 'pending_start', async () => ({
    reasonId: await reason('placement_end'),
    then: 'selected',
  })),
  'placements.pause': onPlacement('placement.manage', 'active', () => ({ from: today() })),
  'placements.resume': onPlacement('placement.manage', 'paused'),
  'placements.extend': onPlacement('placement.manage', 'active', () => ({
    plannedEndDate: addDays(today(), 200),
  })),
  'placements.changeRate': onPlacement('placement.changeRate', 'active', () => ({
    ...rates,
    effectiveFrom: today(),
    reason: 'A raise after half a year.',
  })),
  'placements.changeSupervisor': onPlacement('placement.manage', 'active', async ({ job }) => ({
    supervisorCompanyUserId: await supervisorOf(job.companyId),
  })),
  'placements.giveNotice': onPlacement('placement.manage', 'active', () => ({
    by: 'client',
    endDate: addDays(today(), 30),
  })),
  'placements.withdrawNotice': onPlacement('placement.manage', 'ending'),
  'placements.end': onPlacement('placement.manage', 'active', async () => ({
    endDate: today(),
    reasonId: await reason('placement_end'),
    rehireOk: true,
  })),
  'placements.terminate': onPlacement('placement.terminate', 'active', async () => ({
    reasonId: await reason('placement_end'),
    rehireOk: false,
  })),
  'placements.rehire': onPlacement('placement.manage', 'ended', () => ({
    ...rates,
    startDate: addDays(today(), 14),
  })),
  'placements.checkItem': onPlacement('placement.manage', 'active', () => ({
    key: 'contract',
    done: true,
  })),
  'clientPlacements.contractors': { call: () => ({}) },
};
