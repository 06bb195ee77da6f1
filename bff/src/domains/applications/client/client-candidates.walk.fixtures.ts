import type { EndpointFixture, EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../../walk/records.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { createSeat, ensureDecider } from '../submission.fixtures.ts';
import { createSubmitted } from './client-scene.fixtures.ts';

type MakeBody = (application: Application) => object | Promise<object>;

/** Sets whether the caller may decide at their company. */
const letDecide = ({ company }: World, caller: Caller, canDecide: boolean) =>
  CompanyUserModel.updateOne(
    { companyId: company._id, userId: personOf(caller).user._id },
    { $set: { status: 'active', canDecide } },
    { upsert: true, setDefaultsOnInsert: true },
  );

/** Creates a candidate submitted on a job for which the caller interviews. */
async function onePerson(
  world: World,
  caller: Caller,
  companyId: Application['companyId'],
  kind: Application['stageKind'] = 'submitted',
) {
  const job = await createJob({ companyId, interviewerIds: [personOf(caller).user._id] });
  const application = await createSubmitted({ job, ownerUserId: world.colleague._id, kind });
  return { application, params: { id: application._id.toHexString() } };
}

interface SubmittedOptions {
  decides?: boolean;
  versioned?: boolean;
  kind?: Application['stageKind'];
}

/**
 * Builds an endpoint about one submitted candidate; hidden ones were submitted to another client.
 */
function onSubmitted(
  body?: MakeBody,
  { decides = true, versioned = true, kind = 'submitted' }: SubmittedOptions = {},
): EndpointFixture {
  const callOn = async (world: World, caller: Caller, companyId: Application['companyId']) => {
    await letDecide(world, caller, decides);
    const { application, params } = await onePerson(world, caller, companyId, kind);
    return {
      params,
      ...(body && {
        body: {
          ...(versioned && { version: application.version }),
          ...(await body(application)),
        },
      }),
    };
  };
  return {
    call: (world, caller) => callOn(world, caller, world.company._id),
    hidden: (world, caller) => callOn(world, caller, world.colleague._id),
  };
}

/** Creates a candidate on a job that the caller interviews for, compared with its requirements. */
async function comparing(world: World, caller: Caller, companyId: Application['companyId']) {
  const { params } = await onePerson(world, caller, companyId);
  return { query: { ids: params.id } };
}

export async function clientReason() {
  await ensureReasons();
  const reasons = await reasonsOf('application_reject');
  const reason = reasons.find(({ side, requiresNote }) => side === 'client' && !requiresNote);
  if (!reason) throw new Error('There is no reason of a client');
  return reason._id.toHexString();
}

export const clientCandidateFixtures: EndpointFixtures = {
  'clientCandidates.list': { call: () => ({}) },
  'clientCandidates.waiting': { call: () => ({}) },
  'clientCandidates.read': onSubmitted(),
  'clientCandidates.pdf': onSubmitted(),
  'clientCandidates.compare': {
    call: (world, caller) => comparing(world, caller, world.company._id),
    hidden: (world, caller) => comparing(world, caller, world.colleague._id),
  },
  'clientCandidates.noteReading': onSubmitted(
    () => ({ submissionVersion: 1, seconds: { skills: 20 } }),
    { versioned: false },
  ),
  'clientCandidates.select': onSubmitted(async ({ jobId, companyId }) => ({
    positionId: (await createSeat({ _id: jobId, companyId }))._id.toHexString(),
    hoursPerWeek: 40,
  })),
  'clientCandidates.unselect': onSubmitted(() => ({ reason: 'The budget was cut.' }), {
    kind: 'selected',
  }),
  'clientCandidates.reject': onSubmitted(async () => ({ reasonId: await clientReason() })),
  'clientCandidates.requestInterview': onSubmitted(() => ({})),
  'clientCandidates.askMore': onSubmitted(() => ({ message: 'Which team was it?' })),
  'clientCandidates.askDecider': onSubmitted(
    async ({ companyId }) => {
      await ensureDecider(companyId);
      return { message: 'Please have a look.' };
    },
    { decides: false, versioned: false },
  ),
};
