import type { EndpointFixture, EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { giveLinkCode } from '../../links/links.fixtures.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { clientReason } from '../client/client-candidates.walk.fixtures.ts';
import { createSubmitted } from '../client/client-scene.fixtures.ts';
import { createDecider, createSeat } from '../submission.fixtures.ts';
import { createAssignment } from '../../../testing/users.fixtures.ts';
import { decisionLinkOf } from './decision.fixtures.ts';

type MakeBody = (application: Application) => object | Promise<object>;

/** Returns the client's decider: the caller, who then needs a role there, or an unknown user. */
async function deciderOf({ company }: World, { signedIn }: Caller): Promise<string> {
  if (!signedIn) return (await createDecider(company._id)).email;
  const { user } = signedIn;
  const at = { companyId: company._id, userId: user._id };
  const decides = await RoleAssignmentModel.exists({
    ...at,
    revokedAt: null,
    role: { $in: ['client_admin', 'client_manager'] },
  });
  if (!decides) await createAssignment(user._id, 'client_admin', { companyId: company._id });
  await CompanyUserModel.updateOne(
    at,
    { $set: { status: 'active', canDecide: true } },
    { upsert: true, setDefaultsOnInsert: true },
  );
  return user.email;
}

/** Creates a candidate who waits for an answer, and the link of one of the client's deciders. */
async function linkFor(world: World, caller: Caller) {
  const { company, colleague } = world;
  const interviewerIds = caller.signedIn ? [caller.signedIn.user._id] : [];
  const job = await createJob({ companyId: company._id, interviewerIds });
  const application = await createSubmitted({ job, ownerUserId: colleague._id });
  const email = await deciderOf(world, caller);
  return { application, ...(await decisionLinkOf(application, email)) };
}

const onDecision = (body?: MakeBody): EndpointFixture => {
  const bodyOf = async (application: Application, code: string) =>
    body && { body: { version: application.version, code, ...(await body(application)) } };
  return {
    call: async (world, caller) => {
      const { application, token, stored } = await linkFor(world, caller);
      return {
        params: { handle: stored.handle },
        headers: { Cookie: `muster.link=${token}` },
        ...(await bodyOf(application, await giveLinkCode(stored))),
      };
    },
    hidden: async (world, caller) => {
      const [mine, other] = [await linkFor(world, caller), await linkFor(world, caller)];
      return {
        params: { handle: other.stored.handle },
        headers: { Cookie: `muster.link=${mine.token}` },
        ...(await bodyOf(other.application, await giveLinkCode(other.stored))),
      };
    },
  };
};

export const decisionVisitFixtures: EndpointFixtures = {
  'decisionVisit.read': onDecision(),
  'decisionVisit.sendCode': onDecision(),
  'decisionVisit.select': onDecision(async ({ jobId, companyId }) => ({
    positionId: (await createSeat({ _id: jobId, companyId }))._id.toHexString(),
    hoursPerWeek: 40,
  })),
  'decisionVisit.reject': onDecision(async () => ({ reasonId: await clientReason() })),
  'decisionVisit.requestInterview': onDecision(() => ({})),
};
