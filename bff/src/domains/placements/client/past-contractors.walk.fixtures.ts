import type { EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { CompanyUserModel } from '../../companies/company-user.model.ts';
import { personOf } from '../../../walk/records.fixtures.ts';
import { createPlacement } from '../placement.fixtures.ts';
import type { Placement } from '../placement.model.ts';

/** Asks for somebody whom the caller led. */
async function askFor(
  { company, colleague }: World,
  caller: Caller,
  companyId: Placement['companyId'],
) {
  const { user } = personOf(caller);
  const member = await CompanyUserModel.findOneAndUpdate(
    { companyId: company._id, userId: user._id },
    { $set: { status: 'active' } },
    { upsert: true, setDefaultsOnInsert: true, returnDocument: 'after' },
  ).lean();
  const candidate = await createCandidateRecord({ ownerUserId: colleague._id });
  const placement = await createPlacement(candidate._id, {
    ...{ companyId, jobId: (await createJob({ companyId }))._id, status: 'ended' },
    ...{ supervisorCompanyUserId: member._id, accountManagerId: colleague._id },
  });
  return {
    params: { id: placement._id.toHexString() },
    body: { message: 'Is this person free again?' },
  };
}

export const pastContractorFixtures: EndpointFixtures = {
  'clientPlacements.past': { call: () => ({}) },
  'clientPlacements.askAgain': {
    call: (world, caller) => askFor(world, caller, world.company._id),
    hidden: (world, caller) => askFor(world, caller, world.colleague._id),
  },
};
