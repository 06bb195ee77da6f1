import type { EndpointFixture, EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../../walk/records.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';
import { readyJob } from '../job.fixtures.ts';
import type { Job } from '../../../records/jobs/job.model.ts';

/**
 * Fixture for a job of the caller's company that they may see; the hidden one belongs to another
 * company.
 */
function onOwnJob(
  body: null | ((job: Job) => Record<string, unknown>) = null,
  changes: Partial<Job> = {},
): EndpointFixture {
  const callOn = async (world: World, caller: Caller, companyId: Job['companyId']) => {
    const job = await readyJob({
      companyId,
      status: 'open',
      accountManagerId: world.colleague._id,
      interviewerIds: [personOf(caller).user._id],
      requestedBy: personOf(caller).user._id,
      ...changes,
    });
    return { params: { id: job._id.toHexString() }, ...(body && { body: body(job) }) };
  };
  return {
    call: (world, caller) => callOn(world, caller, world.company._id),
    hidden: (world, caller) => callOn(world, caller, world.colleague._id),
  };
}

export const clientJobFixtures: EndpointFixtures = {
  'clientJobs.form': { call: () => ({}) },
  'clientJobs.create': {
    call: () => ({
      body: {
        title: 'Platform engineer',
        engagement: 'full_time_contract',
        hoursPerWeek: 40,
        seats: 1,
      },
    }),
  },
  'clientJobs.read': onOwnJob(),
  'clientJobs.update': onOwnJob(({ version }) => ({ version, changes: { mustHave: '<p>Go</p>' } })),
  'clientJobs.submit': onOwnJob(({ version }) => ({ version }), { status: 'draft' }),
  'clientJobs.setOpenedDate': onOwnJob(({ version }) => ({
    version,
    openedDate: '2026-01-10',
    reason: 'It was agreed earlier.',
  })),
  'clientJobs.ask': onOwnJob(() => ({ message: 'Thirty hours a week would do.' })),
};
