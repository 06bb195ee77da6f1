import { addDays, today } from '../../../db/calendar-day.ts';
import type { EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { personOf } from '../../../walk/records.fixtures.ts';
import { createPlacement } from '../placement.fixtures.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';

/** Creates a contractor whom the caller leads or led. */
async function ledBy(
  { company, colleague }: World,
  caller: Caller,
  changes: Pick<Placement, 'companyId'> & Partial<Placement>,
) {
  const { companyId } = changes;
  const { user } = personOf(caller);
  const member = await CompanyUserModel.findOneAndUpdate(
    { companyId: company._id, userId: user._id },
    { $set: { status: 'active' } },
    { upsert: true, setDefaultsOnInsert: true, returnDocument: 'after' },
  ).lean();
  const candidate = await createCandidateRecord({ ownerUserId: colleague._id });
  const placement = await createPlacement(candidate._id, {
    jobId: (await createJob({ companyId }))._id,
    ...changes,
    supervisorCompanyUserId: member._id,
    accountManagerId: colleague._id,
  });
  return { params: { id: placement._id.toHexString() } };
}

/** Requests a contractor whose contract ended. */
const askFor = async (world: World, caller: Caller, companyId: Placement['companyId']) => ({
  ...(await ledBy(world, caller, { companyId, status: 'ended' })),
  body: { message: 'Is this person free again?' },
});

/** Requests an extension for a contractor whose contract ends soon. */
const askExtension = (world: World, caller: Caller, companyId: Placement['companyId']) => {
  const end = addDays(today(), 20);
  return ledBy(world, caller, { companyId, plannedEndDate: end, endKey: end });
};

export const pastContractorFixtures: EndpointFixtures = {
  'clientPlacements.past': { call: () => ({}) },
  'clientPlacements.askExtension': {
    call: (world, caller) => askExtension(world, caller, world.company._id),
    hidden: (world, caller) => askExtension(world, caller, world.colleague._id),
  },
  'clientPlacements.askAgain': {
    call: (world, caller) => askFor(world, caller, world.company._id),
    hidden: (world, caller) => askFor(world, caller, world.colleague._id),
  },
};
