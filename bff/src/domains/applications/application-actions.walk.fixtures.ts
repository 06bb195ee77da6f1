import { dayMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { today } from '../../db/calendar-day.ts';
import { createApplication, ended } from './application.fixtures.ts';
import type { Application } from '../../records/applications/application.model.ts';
import { FeedbackModel } from '../../records/applications/application-feedback.model.ts';
import { createAskedFeedback } from './feedback/feedback.fixtures.ts';
import { consentToShare, createSeat, ensureDecider, prepared } from './submission.fixtures.ts';
import { candidateOfAddress } from '../candidates/api/applicants.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createLink } from '../links/links.fixtures.ts';
import type { Position } from '../../records/positions/position.model.ts';
import { SubmissionModel } from '../submissions/submission.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { onApplication } from './applications.walk.fixtures.ts';

const rate = { amount: '90.00', currency: 'USD', unit: 'hour' } as const;
const nothing = () => ({});
const reads = { versioned: false };
const proof = { note: 'Said so on the phone.' };

/** Clients decide on their dashboard, which comes with its own endpoints. */
const never: NonNullable<EndpointFixture['never']> = {
  client_admin: 'no application reaches a client here',
  client_manager: 'no application reaches a client here',
};

/** Ensures a decider at the client and the candidate's consent. */
async function withDecider({ candidateId, companyId }: Application): Promise<void> {
  await ensureDecider(companyId);
  await consentToShare(candidateId);
}

const seatFor = ({ jobId, companyId }: Application, changes: Partial<Position> = {}) =>
  createSeat({ _id: jobId, companyId }, changes);

const submittedAt = new Date();

const feedbackOn = async ({ _id, candidateId }: Application) => {
  const feedback = await FeedbackModel.create({
    applicationId: _id,
    candidateId,
    authorName: 'Ada Client',
    recommendation: 'yes',
    criteria: { technical: 4, communication: null, fit: null },
    comment: 'Clear and calm.',
    shareable: true,
  });
  return feedback._id.toHexString();
};

/** Creates a client user who was asked two days ago. */
const askedOn = async (application: Application) => {
  const askedAt = new Date(Date.now() - 2 * dayMs);
  return (await createAskedFeedback(application, { askedAt }))._id.toHexString();
};

/** Creates a candidate with an interest link, on a job that they are asked about. */
async function interestLink({ colleague, company }: World, { signedIn }: Caller) {
  const candidate = await createCandidateRecord({ ownerUserId: colleague._id });
  const job = await createJob({ companyId: company._id, leadRecruiterId: colleague._id });
  const application = await createApplication(
    {
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: colleague._id,
    },
    'added',
    { candidateInterest: 'asked', interestAskedAt: new Date() },
  );
  return createLink({
    purpose: 'interest',
    subject: { type: 'application', id: application._id },
    holderEmail: signedIn?.user.email ?? 'guest@people.test',
  });
}

const onInterest = (body?: Record<string, unknown>): EndpointFixture => ({
  call: async (world, caller) => {
    const { token, stored } = await interestLink(world, caller);
    return {
      params: { handle: stored.handle },
      headers: { Cookie: `muster.link=${token}` },
      ...(body && { body }),
    };
  },
  hidden: async (world, caller) => {
    const [mine, other] = [await interestLink(world, caller), await interestLink(world, caller)];
    return {
      params: { handle: other.stored.handle },
      headers: { Cookie: `muster.link=${mine.token}` },
      ...(body && { body }),
    };
  },
});

/** Creates a candidate on a job that they are asked about, with their status link. */
async function statusLink({ colleague, company }: World, email: string) {
  const ownerUserId = colleague._id;
  const candidate =
    (await candidateOfAddress(email)) ?? (await createCandidateRecord({ ownerUserId, email }));
  const { _id: jobId, companyId } = await createJob({ companyId: company._id });
  const application = await createApplication(
    { candidateId: candidate._id, jobId, companyId, ownerUserId },
    'added',
    { candidateInterest: 'asked', interestAskedAt: new Date() },
  );
  const link = await createLink({
    purpose: 'candidate_status',
    subject: { type: 'candidate', id: candidate._id },
    holderEmail: email,
    scopes: ['application:follow'],
    keepEarlier: true,
  });
  return { ...link, id: application._id.toHexString() };
}

const addressOf = ({ signedIn }: Caller): string => signedIn?.user.email ?? 'guest@people.test';

const onStatus = (body?: Record<string, unknown>): EndpointFixture => ({
  call: async (world, caller) => {
    const { token, stored, id } = await statusLink(world, addressOf(caller));
    return {
      params: { handle: stored.handle, ...(body && { id }) },
      headers: { Cookie: `muster.link=${token}` },
      ...(body && { body }),
    };
  },
  hidden: async (world, caller) => {
    const mine = await statusLink(world, addressOf(caller));
    const other = await statusLink(world, 'somebody.else@people.test');
    return {
      params: { handle: other.stored.handle, ...(body && { id: other.id }) },
      headers: { Cookie: `muster.link=${mine.token}` },
      ...(body && { body }),
    };
  },
});

/** Creates an application submitted to the caller's client, on a job that they see. */
async function submittedTo(
  { colleague }: World,
  caller: Caller,
  companyId: Application['companyId'],
) {
  const candidate = await createCandidateRecord({ ownerUserId: colleague._id });
  const job = await createJob({ companyId, interviewerIds: [personOf(caller).user._id] });
  const { _id } = await createApplication(
    { candidateId: candidate._id, jobId: job._id, companyId, ownerUserId: colleague._id },
    'submitted',
    { submissionVersion: 1, submittedAt },
  );
  return { params: { id: _id.toHexString() } };
}

export const applicationActionFixtures: EndpointFixtures = {
  'applications.read': onApplication('application.read', nothing, reads),
  'applications.events': onApplication('application.read', nothing, reads),
  'applications.clientView': onApplication('application.read', nothing, {
    ...reads,
    changes: () => prepared,
  }),
  'applications.submissions': onApplication('application.read', nothing, {
    ...reads,
    kind: 'submitted',
    changes: () => ({ ...prepared, submissionVersion: 1, submittedAt }),
    before: async ({ _id, candidateId, companyId, jobId }) => {
      await SubmissionModel.create({
        applicationId: _id,
        candidateId,
        companyId,
        jobId,
        version: 1,
        at: submittedAt,
        view: frozen,
      });
    },
  }),
  'applications.rejection': onApplication('application.reject', nothing, reads),
  'applications.update': onApplication('application.edit', () => ({ noticeDays: 30 })),
  'applications.feedback': onApplication('application.readFeedback', nothing, {
    ...reads,
    before: async (application) => void (await feedbackOn(application)),
  }),
  'applications.noteFeedback': onApplication(
    'application.noteFeedback',
    () => ({
      authorName: 'Ada Client',
      recommendation: 'yes',
      comment: 'Clear and calm.',
    }),
    { versioned: false },
  ),
  'applications.askFeedback': onApplication(
    'application.noteFeedback',
    () => ({ guest: { name: 'Ada Client', email: 'ada@client.test' }, round: 'First talk' }),
    { versioned: false, kind: 'submitted', changes: () => ({ submissionVersion: 1 }) },
  ),
  'applications.remindFeedback': onApplication('application.noteFeedback', () => ({ version: 1 }), {
    params: async (application) => ({ feedbackId: await askedOn(application) }),
  }),
  'applications.releaseFeedback': onApplication(
    'application.noteFeedback',
    () => ({ version: 1, text: 'They liked how you explain things.' }),
    { params: async (application) => ({ feedbackId: await feedbackOn(application) }) },
  ),
  'applications.withdrawFeedback': onApplication(
    'application.noteFeedback',
    () => ({ version: 1 }),
    { params: async (application) => ({ feedbackId: await feedbackOn(application) }) },
  ),
  'applications.askInterest': onApplication('application.move'),
  'applications.interest': onApplication('application.move'),
  'applications.review': onApplication('application.move'),
  'applications.submit': onApplication('application.submit', () => ({}), {
    kind: 'internal_review',
    changes: () => prepared,
    before: withDecider,
  }),
  'applications.resubmit': onApplication('application.submit', () => ({}), {
    kind: 'submitted',
    changes: () => ({ ...prepared, submissionVersion: 1, submittedAt }),
    before: withDecider,
  }),
  'applications.recall': onApplication('application.submit', () => ({}), {
    kind: 'submitted',
    changes: () => ({ submissionVersion: 1, submittedAt }),
  }),
  'applications.remindClient': onApplication('application.submit', () => ({}), {
    kind: 'submitted',
    changes: () => ({ submissionVersion: 1, submittedAt }),
    before: withDecider,
  }),
  'applications.tellOutcome': onApplication(
    'application.reject',
    () => ({ telling: { by: 'word' } }),
    { changes: () => ended('rejected', 'added') },
  ),
  'applications.requestInterview': {
    ...onApplication('application.select', () => proof, {
      kind: 'submitted',
      changes: () => ({ submissionVersion: 1, submittedAt }),
    }),
    never,
  },
  'applications.select': {
    ...onApplication(
      'application.select',
      async (application) => ({
        ...proof,
        positionId: (await seatFor(application))._id.toHexString(),
      }),
      { kind: 'submitted', changes: () => ({ submissionVersion: 1, submittedAt }) },
    ),
    never,
  },
  'applications.unselect': {
    ...onApplication('application.select', () => proof, { kind: 'selected' }),
    never,
  },
  'applications.contract': onApplication(
    'application.contract',
    () => ({ startDate: today(), billRate: rate, payRate: { ...rate, amount: '60.00' } }),
    {
      kind: 'selected',
      after: async (application) => {
        const seat = await seatFor(application, {
          status: 'reserved',
          reservedApplicationId: application._id,
        });
        return { positionId: seat._id };
      },
    },
  ),
  'applications.contractingFails': onApplication(
    'application.contract',
    () => ({ ...proof, outcome: 'selected' }),
    { kind: 'contracting' },
  ),
  'applications.moveToJob': onApplication(
    'application.move',
    async (_application, world, caller) => ({
      jobId: (
        await createJob({
          companyId: world.company._id,
          leadRecruiterId: caller.signedIn?.user._id ?? world.colleague._id,
        })
      )._id.toHexString(),
    }),
  ),
  'applications.seen': {
    call: (world, caller) => submittedTo(world, caller, world.company._id),
    hidden: (world, caller) => submittedTo(world, caller, world.colleague._id),
  },
  'interest.read': onInterest(),
  'interest.answer': onInterest({ answer: 'yes' }),
  'statusVisit.read': onStatus(),
  'statusVisit.answer': onStatus({ answer: 'yes', note: null }),
  'statusVisit.withdraw': onStatus({ note: null }),
  'ownApplications.list': { call: () => ({}) },
  'ownApplications.appliedJobs': { call: () => ({}) },
  'ownApplications.answer': onOwn({ answer: 'no', note: null }, { candidateInterest: 'asked' }),
  'ownApplications.withdraw': onOwn({ note: null }),
};

/** Builds an endpoint on the caller's own application; hidden ones belong to another user. */
function onOwn(body: Record<string, unknown>, changes: Partial<Application> = {}): EndpointFixture {
  const callOn = async (candidateId: Types.ObjectId, world: World) => {
    const job = await createJob({ companyId: world.company._id });
    const application = await createApplication(
      { candidateId, jobId: job._id, companyId: job.companyId, ownerUserId: world.colleague._id },
      'added',
      changes,
    );
    return { params: { id: application._id.toHexString() }, body };
  };
  return {
    call: async (world, caller) => callOn(personOf(caller).assignment.candidateId!, world),
    hidden: async (world) => callOn((await createCandidateRecord())._id, world),
  };
}

const frozen = {
  name: 'Inês Duarte',
  blind: false,
  headline: null,
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  seniority: null,
  primaryRole: null,
  yearsExperience: null,
  vettedAt: null,
  english: null,
  languages: [],
  introduction: null,
  bio: null,
  skills: [],
  experience: [],
  education: [],
  availability: { from: null, noticeDays: 14, weeklyHours: 40 },
  files: [],
};
