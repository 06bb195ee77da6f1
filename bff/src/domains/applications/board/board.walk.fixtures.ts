import { scopeOf, type PermissionName } from '@muster/contracts';
import { createApplication } from '../application.fixtures.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import type {
  EndpointFixture,
  EndpointFixtures,
  FixtureCall,
} from '../../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, personOf } from '../../../walk/records.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';

interface Setting {
  confidential?: boolean;
}

/**
 * Creates a candidate with rates on a job; the job is the caller's if the permission requires it.
 */
async function cardFor(
  world: World,
  caller: Caller,
  permission: PermissionName,
  { confidential = false }: Setting = {},
): Promise<Application> {
  const works = caller.name !== 'visitor' && scopeOf(caller.name, permission) === 'assigned';
  const candidate = await candidateFor(world, caller, 'candidate.read');
  const job = await createJob({
    companyId: world.company._id,
    leadRecruiterId: works && !confidential ? personOf(caller).user._id : world.colleague._id,
    confidential,
  });
  return createApplication(
    {
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: world.colleague._id,
    },
    'added',
    { proposedPayRate: { amountMinor: 4_321, currency: 'USD', unit: 'hour' } },
  );
}

/** Builds an endpoint about a job and its people; confidential jobs belong to their team. */
function onBoard(
  permission: PermissionName,
  rest: (card: Application) => Omit<FixtureCall, 'params'> | Promise<Omit<FixtureCall, 'params'>>,
  id: (card: Application) => string = ({ jobId }) => jobId.toHexString(),
): EndpointFixture {
  const callOn = async (card: Application): Promise<FixtureCall> => ({
    params: { id: id(card) },
    ...(await rest(card)),
  });
  return {
    call: async (world, caller) => callOn(await cardFor(world, caller, permission)),
    hidden: async (world, caller) =>
      caller.name === 'owner' || caller.name === 'admin'
        ? null
        : callOn(await cardFor(world, caller, permission, { confidential: true })),
  };
}

const ids = ({ _id }: Application) => [_id.toHexString()];

export const boardFixtures: EndpointFixtures = {
  'board.read': onBoard('application.list', () => ({ query: { ended: 'shown' } })),
  'board.changes': onBoard('application.list', () => ({
    query: { since: new Date(Date.now() - 60_000).toISOString() },
  })),
  'board.compare': onBoard('application.list', (card) => ({
    query: { ids: ids(card).join(',') },
  })),
  'board.reorder': onBoard(
    'application.move',
    ({ version }) => ({ body: { version, after: null } }),
    ({ _id }) => _id.toHexString(),
  ),
  'board.bulkMove': onBoard('application.move', (card) => ({
    body: { ids: ids(card), stageId: 'interested' },
  })),
  'board.bulkMoveToJob': {
    call: async (world, caller) => {
      const card = await cardFor(world, caller, 'application.move');
      const other = await cardFor(world, caller, 'application.move');
      return {
        params: { id: card.jobId.toHexString() },
        body: { ids: ids(card), jobId: other.jobId.toHexString() },
      };
    },
    hidden: async (world, caller) => {
      if (caller.name === 'owner' || caller.name === 'admin') return null;
      const secret = await cardFor(world, caller, 'application.move', { confidential: true });
      const other = await cardFor(world, caller, 'application.move');
      return {
        params: { id: secret.jobId.toHexString() },
        body: { ids: ids(secret), jobId: other.jobId.toHexString() },
      };
    },
  },
  'board.bulkRemove': onBoard('application.remove', (card) => ({ body: { ids: ids(card) } })),
  'board.bulkReject': onBoard('application.bulkReject', async (card) => {
    await ensureReasons();
    const reasons = await reasonsOf('application_reject');
    const reason = reasons.find(({ side, requiresNote }) => side === 'agency' && !requiresNote);
    return {
      body: {
        ids: ids(card),
        reasonId: reason?._id.toHexString(),
        telling: { by: 'mail', template: 'rejection_after_screening', delayHours: 1 },
      },
    };
  }),
};
