import { scopeOf, type ApplicationStageKind, type PermissionName } from '@muster/contracts';
import { Types } from 'mongoose';
import { createApplication, ended } from './application.fixtures.ts';
import {
  ApplicationModel,
  type Application,
} from '../../records/applications/application.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';

/** Creates a job; if the permission requires it, the caller works on it. */
const jobFor = ({ colleague, company }: World, caller: Caller, permission: PermissionName) => {
  const isAssigned = caller.name !== 'visitor' && scopeOf(caller.name, permission) === 'assigned';
  return createJob({
    companyId: company._id,
    leadRecruiterId: isAssigned ? personOf(caller).user._id : colleague._id,
  });
};

export async function applicationFor(
  world: World,
  caller: Caller,
  permission: PermissionName,
  kind: ApplicationStageKind,
  changes: Partial<Application>,
): Promise<Application> {
  const candidate = await candidateFor(world, caller, 'candidate.read');
  const job = await jobFor(world, caller, permission);
  return createApplication(
    {
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: world.colleague._id,
    },
    kind,
    changes,
  );
}

interface OnApplication {
  kind?: ApplicationStageKind;
  changes?: () => Partial<Application>;
  /** Creates what must exist beside it. */
  before?: (application: Application) => Promise<void>;
  /** Returns changes to apply once it exists. */
  after?: (application: Application) => Promise<Partial<Application>>;
  /** Further path parameters. */
  params?: (application: Application) => Promise<Record<string, string>>;
  /** Query parameters. */
  query?: () => Promise<Record<string, string>>;
  /** False for a body without the seen version. */
  versioned?: boolean;
}

type MakeBody = (
  application: Application,
  world: World,
  caller: Caller,
) => object | Promise<object>;

/** Builds an endpoint about one application; hidden ones are on other users' confidential jobs. */
export function onApplication(
  permission: PermissionName,
  body: MakeBody = () => ({}),
  {
    kind = 'added',
    changes = () => ({}),
    before,
    after,
    params,
    query,
    versioned = true,
  }: OnApplication = {},
): EndpointFixture {
  const callOn = async (application: Application, world: World, caller: Caller) => {
    await before?.(application);
    if (after)
      await ApplicationModel.updateOne(
        { _id: application._id },
        { $set: await after(application) },
      );
    const content = {
      ...(versioned && { version: application.version }),
      ...(await body(application, world, caller)),
    };
    return {
      params: { id: application._id.toHexString(), ...(await params?.(application)) },
      ...(query && { query: await query() }),
      ...(Object.keys(content).length > 0 && { body: content }),
    };
  };
  return {
    call: async (world, caller) =>
      callOn(await applicationFor(world, caller, permission, kind, changes()), world, caller),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      if (!candidate) return null;
      const job = await jobFor(world, caller, permission);
      const application = await createApplication(
        {
          candidateId: candidate._id,
          jobId: job._id,
          companyId: job.companyId,
          ownerUserId: world.colleague._id,
        },
        kind,
        changes(),
      );
      return callOn(application, world, caller);
    },
  };
}

export async function reasonFor(context: 'application_reject' | 'application_withdraw') {
  await ensureReasons();
  const [reason] = await reasonsOf(context);
  return { reasonId: reason?._id.toHexString() };
}

export const applicationFixtures: EndpointFixtures = {
  'reasons.list': {
    call: async () => {
      await ensureReasons();
      return { query: { context: 'candidate_reject' } };
    },
  },
  'applications.ofCandidate': {
    call: async (world, caller) => {
      const { candidateId } = await applicationFor(world, caller, 'application.list', 'submitted', {
        submissionVersion: 1,
        proposedPayRate: { amountMinor: 4_321, currency: 'USD', unit: 'hour' },
      });
      return { params: { id: candidateId.toHexString() } };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && { params: { id: candidate._id.toHexString() } };
    },
  },
  'applications.jobChoices': {
    call: async (world, caller) => {
      await jobFor(world, caller, 'application.add');
      return { query: { q: 'react' } };
    },
  },
  'applications.bulkAdd': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.read');
      const job = await jobFor(world, caller, 'application.add');
      return { body: { ids: [candidate._id.toHexString()], jobId: job._id.toHexString() } };
    },
  },
  'applications.add': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.read');
      const job = await jobFor(world, caller, 'application.add');
      return {
        params: { id: candidate._id.toHexString() },
        body: { jobIds: [job._id.toHexString()] },
      };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return (
        candidate && {
          params: { id: candidate._id.toHexString() },
          body: { jobIds: [new Types.ObjectId().toHexString()] },
        }
      );
    },
  },
  'applications.move': onApplication('application.move', () => ({ stageId: 'internal_review' })),
  'applications.hold': onApplication('application.move', () => ({ note: 'Client on leave.' })),
  'applications.resume': onApplication('application.move', () => ({}), {
    changes: () => ({ onHold: true }),
  }),
  'applications.undoMove': onApplication(
    'application.move',
    async (application, _world, { signedIn }) => {
      const { _id, stageId, stageKind, stageEnteredAt, rank, onHold } = application;
      const from = { stageId, stageKind, stageEnteredAt, rank, onHold: false };
      const lastStep = { at: new Date(), by: signedIn?.user._id ?? null, to: { stageId, onHold } };
      await ApplicationModel.updateOne({ _id }, { $set: { lastStep: { ...lastStep, from } } });
      return {};
    },
  ),
  'applications.reject': onApplication('application.reject', async () => ({
    ...(await reasonFor('application_reject')),
    telling: { by: 'mail', template: 'rejection_after_screening', delayHours: 1 },
  })),
  'applications.withdraw': onApplication('application.withdraw', () =>
    reasonFor('application_withdraw'),
  ),
  'applications.restore': onApplication('application.withdraw', () => ({}), {
    changes: () => ended('rejected', 'added'),
  }),
  'applications.remove': onApplication('application.remove'),
  'applications.putBack': onApplication('application.remove', () => ({}), {
    changes: () => ({ deletedAt: new Date() }),
  }),
};
