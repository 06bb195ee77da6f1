import type { EndpointFixture, EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import type { World } from '../../../walk/world.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { giveLinkCode } from '../../links/links.fixtures.ts';
import type { Application } from '../application.model.ts';
import { clientReason } from '../client/client-candidates.walk.fixtures.ts';
import { createSubmitted } from '../client/client-scene.fixtures.ts';
import { createDecider, createSeat } from '../submission.fixtures.ts';
import { decisionLinkOf } from './decision.fixtures.ts';

type MakeBody = (application: Application) => object | Promise<object>;

/** Somebody who waits for an answer, and the link of one who decides and is not signed in. */
async function linkFor({ company, colleague }: World) {
  const job = await createJob({ companyId: company._id });
  const application = await createSubmitted({ job, ownerUserId: colleague._id });
  const { email } = await createDecider(company._id);
  return { application, ...(await decisionLinkOf(application, email)) };
}

const onDecision = (body?: MakeBody): EndpointFixture => {
  const bodyOf = async (application: Application, code: string) =>
    body && { body: { version: application.version, code, ...(await body(application)) } };
  return {
    call: async (world) => {
      const { application, token, stored } = await linkFor(world);
      return {
        ...{ as: null, params: { handle: stored.handle } },
        headers: { Cookie: `muster.link=${token}` },
        ...(await bodyOf(application, await giveLinkCode(stored))),
      };
    },
    hidden: async (world) => {
      const [mine, other] = [await linkFor(world), await linkFor(world)];
      return {
        ...{ as: null, params: { handle: other.stored.handle } },
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
