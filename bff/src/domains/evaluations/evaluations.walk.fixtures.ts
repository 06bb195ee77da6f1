import { scopeOf, type EvaluationState, type PermissionName } from '@muster/contracts';
import { addDays, today } from '../../db/calendar-day.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import type { TeamMember } from '../../records/team/team-member.model.ts';
import { memberFor } from '../team/team.walk.fixtures.ts';
import { createEvaluation } from './evaluation.fixtures.ts';
import type { EvaluationRecord } from '../../records/evaluations/evaluation.model.ts';
import { EvaluationTemplateModel } from './templates/evaluation-template.model.ts';
import { ensureEvaluationTemplates } from './templates/shipped-templates.ts';

let made = 0;
const cycle = () => `Walk ${(made += 1)}`;

type Body = (
  evaluation: EvaluationRecord,
  world: World,
  caller: Caller,
) => object | Promise<object>;

/**
 * Creates an evaluation in the caller's scope: their own if the permission covers only that,
 * otherwise another person's.
 */
async function evaluationFor(
  world: World,
  caller: Caller,
  permission: PermissionName,
  status: EvaluationState,
): Promise<EvaluationRecord> {
  const { user } = personOf(caller);
  const isOwn = permission === 'evaluation.answerOwn' || permission === 'evaluation.read';
  const scope = caller.name === 'visitor' ? null : scopeOf(caller.name, permission);
  if (isOwn && scope !== 'all')
    return createEvaluation(await memberFor(world, caller, 'teamMember.updateOwn'), {
      status,
      cycle: cycle(),
    });
  return createEvaluation(await createTeamMember(await createUser()), {
    status,
    cycle: cycle(),
    reviewerUserId: user._id,
  });
}

/**
 * Fixture for an endpoint of one evaluation; hidden are other people's, and the caller's own before
 * it is shared.
 */
function onEvaluation(
  permission: PermissionName,
  status: EvaluationState,
  body: Body | null = () => ({}),
): EndpointFixture {
  const callOn = async (world: World, caller: Caller, evaluation: EvaluationRecord) => ({
    params: { id: evaluation._id.toHexString() },
    ...(body && {
      body: { version: evaluation.version, ...(await body(evaluation, world, caller)) },
    }),
  });
  return {
    call: async (world, caller) =>
      callOn(world, caller, await evaluationFor(world, caller, permission, status)),
    hidden: async (world, caller) => {
      const all = caller.name !== 'visitor' && scopeOf(caller.name, 'evaluation.read') === 'all';
      const member = all
        ? await ownMember(world, caller)
        : await createTeamMember(await createUser());
      return callOn(
        world,
        caller,
        await createEvaluation(member, { status: 'submitted', cycle: cycle() }),
      );
    },
  };
}

const ownMember = (world: World, caller: Caller): Promise<TeamMember> =>
  memberFor(world, caller, 'teamMember.updateOwn');

/** Fixture for the evaluations of one person. */
const ofMember = (
  permission: PermissionName,
  more: (world: World) => Promise<object> | object,
): EndpointFixture => ({
  call: async (world, caller) => {
    const member = await memberFor(world, caller, permission);
    return { params: { id: member._id.toHexString() }, ...(await more(world)) };
  },
  hidden: async (world, caller) => {
    if (caller.name !== 'visitor' && scopeOf(caller.name, 'teamMember.read') === 'all') return null;
    const member = await createTeamMember(await createUser());
    return { params: { id: member._id.toHexString() }, ...(await more(world)) };
  },
});

async function template() {
  await ensureEvaluationTemplates();
  const found = await EvaluationTemplateModel.findOne({ shippedKey: { $ne: null } }).lean();
  if (!found) throw new Error('No template is shipped');
  return found;
}

/** Returns another user who may review. */
const reviewerId = async ({ test }: World): Promise<string> =>
  (await signInAs(test, 'team_lead')).user._id.toHexString();

const criteria = [
  { name: 'Quality of work', weight: 50 },
  { name: 'Delivery', weight: 30 },
  { name: 'Teamwork', weight: 20 },
];
const rated = ({ criteria: all }: EvaluationRecord) => ({
  ratings: all.map(({ id }) => ({ criterionId: id, score: 4, comment: 'As agreed.' })),
});
const why = { reason: 'The reviewer was not the right one.' };

export const evaluationFixtures: EndpointFixtures = {
  'evaluations.ofMember': ofMember('teamMember.read', () => ({})),
  'evaluations.create': ofMember('teamMember.read', async (world) => ({
    body: {
      cycle: cycle(),
      periodStart: addDays(today(), -90),
      periodEnd: today(),
      dueOn: addDays(today(), 14),
      reviewerUserId: await reviewerId(world),
      templateId: (await template())._id.toHexString(),
    },
  })),
  'evaluations.read': onEvaluation('evaluation.read', 'shared', null),
  'evaluations.plan': onEvaluation('evaluation.manage', 'scheduled', async (_one, world) => ({
    changes: {
      reviewerUserId: await reviewerId(world),
      dueOn: addDays(today(), 20),
      criteria,
    },
  })),
  'evaluations.update': onEvaluation('evaluation.write', 'in_progress', (one, _world, caller) => ({
    changes: {
      ...rated(one),
      strengths: 'Careful.',
      improvements: 'Faster.',
      goals: [{ text: 'Leads a project', dueOn: addDays(today(), 90), status: 'open' }],
      clientInput: { name: 'Dana Reed', text: 'A pleasure to work with.' },
      managerOnlyNote: 'Ready for more.',
      ...(caller.name === 'vetter' ? {} : { rateSuggestion: { amount: '55.00', currency: 'USD' } }),
    },
  })),
  'evaluations.saveSelf': onEvaluation('evaluation.answerOwn', 'self_review', rated),
  'evaluations.openSelfReview': onEvaluation('evaluation.write', 'scheduled'),
  'evaluations.start': onEvaluation('evaluation.write', 'scheduled'),
  'evaluations.submitSelf': onEvaluation('evaluation.answerOwn', 'self_review', rated),
  'evaluations.submit': onEvaluation('evaluation.write', 'in_progress'),
  'evaluations.sendBack': onEvaluation('evaluation.manage', 'submitted', () => ({
    note: 'Name an example.',
  })),
  'evaluations.share': onEvaluation('evaluation.write', 'submitted'),
  'evaluations.acknowledge': onEvaluation('evaluation.answerOwn', 'shared', () => ({
    comment: 'Thank you.',
  })),
  'evaluations.cancel': onEvaluation('evaluation.manage', 'scheduled', () => why),
  'evaluations.reopen': onEvaluation('evaluation.reopen', 'acknowledged', () => why),
  'evaluationTemplates.list': { call: () => ({}) },
  'evaluationTemplates.create': { call: () => ({ body: { name: cycle(), criteria } }) },
  'evaluationTemplates.update': {
    hidden: 'nothing is hidden',
    call: async () => {
      const [own] = await EvaluationTemplateModel.create([
        {
          name: cycle(),
          nameKey: `walk ${made}`,
          criteria: (await template()).criteria,
        },
      ]);
      return {
        params: { id: String(own?._id) },
        body: { version: 1, changes: { name: cycle(), criteria, isActive: true } },
      };
    },
  },
};
