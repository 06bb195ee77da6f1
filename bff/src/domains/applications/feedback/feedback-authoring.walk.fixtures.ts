import type { EndpointFixture, EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../../walk/records.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createSubmitted } from '../client/client-scene.fixtures.ts';
import type { Feedback } from '../../../records/applications/application-feedback.model.ts';
import { createAskedFeedback, feedbackLinkOf } from './feedback.fixtures.ts';

type Status = Feedback['status'];

const written = {
  version: 1,
  rating: 4,
  recommendation: 'yes',
  comment: 'Clear and calm, with good questions.',
  criteria: { technical: 4, communication: 5, fit: null },
  privateToAgency: true,
  shareable: false,
};

/** Creates a candidate submitted to the client on the caller's job. */
async function submittedFor({ colleague, company }: World, { signedIn }: Caller) {
  const interviewerIds = signedIn ? [signedIn.user._id] : [];
  const job = await createJob({ companyId: company._id, interviewerIds });
  return createSubmitted({ job, ownerUserId: colleague._id });
}

async function linkFor(world: World, caller: Caller, status: Status) {
  const email = caller.signedIn?.user.email ?? 'ada@client.test';
  const application = await submittedFor(world, caller);
  return feedbackLinkOf(
    await createAskedFeedback(application, { authorEmail: email, status }),
    email,
  );
}

const onLink = (status: Status, body?: Record<string, unknown>): EndpointFixture => ({
  call: async (world, caller) => {
    const { token, stored } = await linkFor(world, caller, status);
    const headers = { Cookie: `muster.link=${token}` };
    return { params: { handle: stored.handle }, headers, ...(body && { body }) };
  },
  // The handle is no secret: without its cookie it opens nothing.
  hidden: async (world, caller) => {
    const mine = await linkFor(world, caller, status);
    const other = await linkFor(world, caller, status);
    const headers = { Cookie: `muster.link=${mine.token}` };
    return { params: { handle: other.stored.handle }, headers, ...(body && { body }) };
  },
});

const onOwn = (status: Status, body?: Record<string, unknown>): EndpointFixture => {
  const callOn = async (world: World, caller: Caller, isOwn: boolean) => {
    const { user } = personOf(caller);
    await CompanyUserModel.updateOne(
      { companyId: world.company._id, userId: user._id },
      { $set: { status: 'active' } },
      { upsert: true, setDefaultsOnInsert: true },
    );
    const application = await submittedFor(world, caller);
    const feedback = await createAskedFeedback(application, {
      status,
      authorEmail: isOwn ? user.email : 'colleague@client.test',
      authorUserId: isOwn ? user._id : world.colleague._id,
    });
    return { params: { id: feedback._id.toHexString() }, ...(body && { body }) };
  };
  return {
    call: (world, caller) => callOn(world, caller, true),
    // A colleague's feedback on a candidate whom the caller sees.
    hidden: (world, caller) => callOn(world, caller, false),
  };
};

export const feedbackAuthoringFixtures: EndpointFixtures = {
  'feedbackVisit.read': onLink('asked'),
  'feedbackVisit.save': onLink('asked', written),
  'feedbackVisit.submit': onLink('asked', written),
  'feedbackVisit.withdraw': onLink('submitted', { version: 1 }),
  'clientFeedback.list': { call: () => ({}) },
  'clientFeedback.read': onOwn('asked'),
  'clientFeedback.save': onOwn('asked', written),
  'clientFeedback.submit': onOwn('asked', written),
  'clientFeedback.withdraw': onOwn('submitted', { version: 1 }),
};
