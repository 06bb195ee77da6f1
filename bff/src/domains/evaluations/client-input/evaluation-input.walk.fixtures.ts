import { scopeOf } from '@muster/contracts';
import type { EndpointFixture, EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../../walk/records.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { createPlacementScene } from '../../placements/placement-scene.fixtures.ts';
import { createTeamMember } from '../../team/team-member.fixtures.ts';
import { approverOf } from '../../timesheets/by-mail/timesheet-visit.walk.fixtures.ts';
import { createEvaluation } from '../evaluation.fixtures.ts';
import type { EvaluationRecord } from '../../../records/evaluations/evaluation.model.ts';
import { createInput, inputLinkOf } from './input-link.fixtures.ts';

/** Creates a review of a contractor who works for the world's client. */
async function reviewAt({ company }: World, changes: Partial<EvaluationRecord> = {}) {
  const account = await createUser();
  const candidate = await createCandidateRecord({ userId: account._id });
  const { placement } = await createPlacementScene('active', {
    candidate,
    job: { companyId: company._id },
  });
  const member = await createTeamMember(account, {
    kind: 'contractor',
    candidateId: candidate._id,
  });
  const evaluation = await createEvaluation(member, { status: 'in_progress', ...changes });
  return { evaluation, placement };
}

/** Creates a review for the caller with an unanswered question. */
async function asked(world: World, changes: Partial<EvaluationRecord>) {
  const { evaluation, placement } = await reviewAt(world, changes);
  const member = await CompanyUserModel.findById(placement.supervisorCompanyUserId).lean();
  const input = await createInput(evaluation, placement, member ? { userId: member.userId } : {});
  return {
    params: { id: evaluation._id.toHexString(), inputId: input._id.toHexString() },
    body: { version: input.version },
  };
}

/** Callers who can find everybody's reviews. */
const findsAll = ({ name }: Caller): boolean =>
  name !== 'visitor' && scopeOf(name, 'evaluation.write') === 'all';
const own = (caller: Caller) => ({ reviewerUserId: personOf(caller).user._id });

const onAsked: EndpointFixture = {
  call: (world, caller) => asked(world, own(caller)),
  hidden: (world, caller) => (findsAll(caller) ? null : asked(world, {})),
};

/** Creates the same review without a question. */
async function unasked(world: World, changes: Partial<EvaluationRecord>) {
  const { evaluation, placement } = await reviewAt(world, changes);
  return {
    params: { id: evaluation._id.toHexString() },
    body: { version: evaluation.version, placementId: placement._id.toHexString() },
  };
}

/** Creates a question to the caller as supervisor, and the link to answer it. */
async function linkFor(world: World, caller: Caller) {
  const { email, membershipId, userId } = await approverOf(world, caller);
  const { evaluation, placement } = await reviewAt(world);
  await PlacementModel.updateOne(
    { _id: placement._id },
    { $set: { supervisorCompanyUserId: membershipId } },
  );
  const input = await createInput(evaluation, placement, { companyUserId: membershipId, userId });
  return { input, ...(await inputLinkOf(input, email)) };
}

const onLink = (body?: object): EndpointFixture => ({
  call: async (world, caller) => {
    const { token, stored, input } = await linkFor(world, caller);
    return {
      params: { handle: stored.handle },
      headers: { Cookie: `muster.link=${token}` },
      ...(body && { body: { version: input.version, ...body } }),
    };
  },
  hidden: async (world, caller) => {
    const [mine, other] = [await linkFor(world, caller), await linkFor(world, caller)];
    return {
      params: { handle: other.stored.handle },
      headers: { Cookie: `muster.link=${mine.token}` },
      ...(body && { body: { version: other.input.version, ...body } }),
    };
  },
});
const said = { text: 'We plan around this person.' };

export const evaluationInputFixtures: EndpointFixtures = {
  'evaluationInputs.ask': {
    call: (world, caller) => unasked(world, own(caller)),
    hidden: (world, caller) => (findsAll(caller) ? null : unasked(world, {})),
  },
  'evaluationInputs.remind': onAsked,
  'evaluationInputs.withdraw': onAsked,
  'evaluationInputVisit.read': onLink(),
  'evaluationInputVisit.save': onLink(said),
  'evaluationInputVisit.submit': onLink(said),
};
