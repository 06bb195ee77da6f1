import type { EndpointFixture, EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../../walk/records.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { ApprovalModel } from '../../approvals/approval.model.ts';
import { readyJob } from '../job.fixtures.ts';

const jobOf = (world: World, caller: Caller, companyId: Job['companyId']) =>
  readyJob({
    companyId,
    status: 'open',
    accountManagerId: world.colleague._id,
    interviewerIds: [personOf(caller).user._id],
    requestedBy: personOf(caller).user._id,
  });

/** Fixture for an own job that the caller sees; the hidden one belongs to another company. */
function onOwnJob(body?: Record<string, unknown>): EndpointFixture {
  const callOn = async (world: World, caller: Caller, companyId: Job['companyId']) => {
    const job = await jobOf(world, caller, companyId);
    return { params: { id: job._id.toHexString() }, ...(body && { body }) };
  };
  return {
    call: (world, caller) => callOn(world, caller, world.company._id),
    hidden: (world, caller) => callOn(world, caller, world.colleague._id),
  };
}

/**
 * Fixture for the caller's request about an own job; the hidden one is about another company's job.
 */
function onOwnAsk(): EndpointFixture {
  const callOn = async (world: World, caller: Caller, companyId: Job['companyId']) => {
    const job = await jobOf(world, caller, companyId);
    const asked = await ApprovalModel.create({
      kind: 'job_hold',
      subjectType: 'job',
      subjectId: job._id,
      payload: { state: 'open' },
      reason: 'Our budget is late.',
      requesterId: personOf(caller).user._id,
      asks: 'put a job on hold',
      clientPage: '/client-dashboard',
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    return { params: { id: asked._id.toHexString() }, body: { version: asked.version } };
  };
  return {
    call: (world, caller) => callOn(world, caller, world.company._id),
    hidden: (world, caller) => callOn(world, caller, world.colleague._id),
  };
}

export const clientAskFixtures: EndpointFixtures = {
  'clientAsks.list': onOwnJob(),
  'clientAsks.ask': onOwnJob({ ask: 'hold', message: 'Our budget is late.' }),
  'clientAsks.withdraw': onOwnAsk(),
};
