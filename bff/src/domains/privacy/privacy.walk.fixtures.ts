import type { PermissionName } from '@muster/contracts';
import { Types } from 'mongoose';
import { submitCandidate } from '../applications/client/client-scene.fixtures.ts';
import { ApprovalModel } from '../approvals/approval.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { World } from '../../walk/world.fixtures.ts';

const reason = 'Asked for it on the phone.';

/** An endpoint about one person. */
const onPerson = (
  permission: PermissionName,
  body?: (candidate: Candidate) => Record<string, unknown>,
): EndpointFixture => {
  const callOn = (candidate: Candidate) => ({
    params: { id: candidate._id.toHexString() },
    ...(body && { body: body(candidate) }),
  });
  return {
    call: async (world, caller) => callOn(await candidateFor(world, caller, permission)),
    hidden: async (world, caller) => {
      const hidden = await hiddenCandidateFor(world, caller);
      return hidden && callOn(hidden);
    },
  };
};

async function requestAbout(candidate: Candidate, requesterId: Types.ObjectId): Promise<string> {
  const request = await ApprovalModel.create({
    kind: 'candidate_anonymise',
    subjectType: 'candidate',
    subjectId: candidate._id,
    payload: { legalBasisEnded: false },
    reason,
    requesterId,
    asks: 'anonymise {name}',
    concernsId: candidate._id,
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return request._id.toHexString();
}

/** On another user's request, which most roles must not know of. */
const onRequest = (body?: Record<string, unknown>): EndpointFixture => {
  const ofSomebody = async (candidate: Candidate) => ({
    params: { id: await requestAbout(candidate, new Types.ObjectId()) },
    ...(body && { body }),
  });
  return {
    call: async (world, caller) => ofSomebody(await candidateFor(world, caller, 'candidate.read')),
    hidden: async (world, caller) =>
      caller.name === 'owner' || caller.name === 'admin'
        ? null
        : ofSomebody(await candidateFor(world, caller, 'candidate.read')),
    never: {
      recruiter: 'decides on nothing',
      vetter: 'decides on nothing',
      account_manager: 'decides on placements alone',
      team_lead: 'decides on placements alone',
      finance_hr: 'decides on placements alone',
    },
  };
};

/** On the caller's own request. */
const onOwnRequest = (body?: Record<string, unknown>): EndpointFixture => ({
  call: async (world, caller) => {
    const candidate = await candidateFor(world, caller, 'candidate.read');
    return {
      params: { id: await requestAbout(candidate, personOf(caller).user._id) },
      ...(body && { body }),
    };
  },
  hidden: onRequest(body).hidden ?? 'nothing is hidden',
});

/** On a client's view of the caller; hidden is that of another candidate. */
function onShare(): EndpointFixture {
  const callOn = async ({ company, colleague }: World, candidateId: Types.ObjectId) => {
    const job = await createJob({ companyId: company._id });
    const { _id } = await submitCandidate(
      { _id: candidateId, name: 'Inês Duarte' },
      { job, ownerUserId: colleague._id },
    );
    return { params: { id: _id.toHexString() } };
  };
  return {
    call: async (world, caller) => callOn(world, personOf(caller).assignment.candidateId!),
    hidden: async (world) => callOn(world, (await createCandidateRecord())._id),
  };
}

/** Approvals, erasure, and the data passport. */
export const privacyFixtures: EndpointFixtures = {
  'approvals.list': { call: () => ({}) },
  'approvals.show': onOwnRequest(),
  'approvals.approve': onRequest({ version: 1, note: 'As we agreed.' }),
  'approvals.refuse': onRequest({ version: 1, note: 'She may come back.' }),
  'approvals.withdraw': onOwnRequest({ version: 1 }),
  'privacy.anonymiseEffects': onPerson('candidate.anonymise'),
  'privacy.anonymise': onPerson('candidate.anonymise', ({ version, number }) => ({
    version,
    reason,
    confirmNumber: number,
  })),
  'privacy.passport': onPerson('candidate.exportData'),
  'ownPrivacy.read': { call: () => ({}) },
  'ownPrivacy.passport': { call: () => ({}) },
  'ownPrivacy.share': onShare(),
  'ownPrivacy.clientView': { call: () => ({}) },
  'ownPrivacy.withdrawShare': onShare(),
  'ownPrivacy.askErasure': { call: () => ({ body: {} }) },
};
