import { scopeOf, type ExitSurveySide } from '@muster/contracts';
import { Types } from 'mongoose';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createPlacementScene } from '../placements/placement-scene.fixtures.ts';
import { approverOf } from '../timesheets/by-mail/timesheet-visit.walk.fixtures.ts';
import type { ExitSurveyRecord } from './exit-survey.model.ts';
import { createSurvey, surveyLinkOf } from './exit-survey.fixtures.ts';

const scores = {
  contractor: { work: 4, team: 5, agency: 3 },
  client: { quality: 4, communication: 5, reliability: 3 },
} as const satisfies Record<ExitSurveySide, Record<string, number>>;
const bodyFor = ({ version, side }: ExitSurveyRecord) => ({
  version,
  again: 'yes',
  scores: scores[side],
  comment: 'We would do it again.',
});

/** Creates an ended placement with a survey of each side. */
async function overOf(world: World, caller: Caller, isHidden: boolean) {
  const isAssigned =
    caller.name !== 'visitor' && scopeOf(caller.name, 'exitSurvey.read') === 'assigned';
  const { placement } = await createPlacementScene('ended', {
    job: {
      companyId: world.company._id,
      accountManagerId: world.colleague._id,
      leadRecruiterId: isAssigned && !isHidden ? personOf(caller).user._id : world.colleague._id,
      confidential: isHidden,
    },
    ...(!isHidden && { candidate: await candidateFor(world, caller, 'candidate.read') }),
  });
  await createSurvey(placement);
  return { params: { id: placement._id.toHexString() } };
}

/** Creates a survey of the caller's own side; the hidden one belongs to another person. */
async function ownOf(world: World, caller: Caller, isHidden: boolean) {
  const { assignment, user } = personOf(caller);
  const own = !isHidden && assignment.candidateId;
  const { placement } = await createPlacementScene('ended', {
    job: { companyId: world.company._id },
  });
  const survey = await createSurvey(
    placement,
    assignment.candidateId
      ? { candidateId: own || placement.candidateId }
      : { side: 'client', userId: isHidden ? new Types.ObjectId() : user._id },
  );
  return { params: { id: survey._id.toHexString() }, body: bodyFor(survey) };
}

/** Creates a survey of the caller as supervisor at the client, and the link to answer it. */
async function linkFor(world: World, caller: Caller) {
  const { email, membershipId, userId } = await approverOf(world, caller);
  const { placement } = await createPlacementScene('ended', {
    job: { companyId: world.company._id },
    placement: { supervisorCompanyUserId: membershipId },
  });
  const survey = await createSurvey(placement, { side: 'client', userId });
  return { survey, ...(await surveyLinkOf(survey, email)) };
}

const onLink = (withBody: boolean): EndpointFixture => ({
  call: async (world, caller) => {
    const { token, stored, survey } = await linkFor(world, caller);
    return {
      params: { handle: stored.handle },
      headers: { Cookie: `muster.link=${token}` },
      ...(withBody && { body: bodyFor(survey) }),
    };
  },
  hidden: async (world, caller) => {
    const [mine, other] = [await linkFor(world, caller), await linkFor(world, caller)];
    return {
      params: { handle: other.stored.handle },
      headers: { Cookie: `muster.link=${mine.token}` },
      ...(withBody && { body: bodyFor(other.survey) }),
    };
  },
});

export const exitSurveyFixtures: EndpointFixtures = {
  'exitSurveys.ofPlacement': {
    call: (world, caller) => overOf(world, caller, false),
    hidden: (world, caller) =>
      caller.name === 'owner' || caller.name === 'admin' || caller.name === 'finance_hr'
        ? null
        : overOf(world, caller, true),
  },
  'exitSurveys.own': { call: () => ({}) },
  'exitSurveys.answer': {
    call: (world, caller) => ownOf(world, caller, false),
    hidden: (world, caller) => ownOf(world, caller, true),
  },
  'exitSurveyVisit.read': onLink(false),
  'exitSurveyVisit.answer': onLink(true),
};
