import { applicationStageKinds, applicationStates } from '../jobs/jobs.schemas.ts';
import { canTransition } from '../../core/machine.ts';
import { applicationMachine, applicationStateOf, allowsAction } from './applications.machine.ts';
import type { ApplicationStageKind } from './pipeline.ts';
import { planMove, reachableStages, type MovableCard, type MovePlan } from './plan-move.ts';

const stageOf = (kind: ApplicationStageKind) => ({ id: `at ${kind}`, kind });
const otherOf = (kind: ApplicationStageKind) => ({ id: `also ${kind}`, kind });
const cardAt = (kind: ApplicationStageKind, changes: Partial<MovableCard> = {}): MovableCard => ({
  status: 'active',
  stage: stageOf(kind),
  onHold: false,
  ...changes,
});
/** Shortens a plan to one word for the table. */
const wordOf = (plan: MovePlan): string => {
  if (plan.is === 'refused') return plan.reason;
  return plan.is === 'there' ? 'there' : plan.action;
};

const [move, shift, recall, back] = ['move_stage', 'shift_stage', 'recall', 'with_client'];
const [submit, meet, select, agree] = [
  'submit',
  'request_interview',
  'select',
  'start_contracting',
];
/** Moves from the row's kind to another stage of each kind, in pipeline order. */
const table: Record<ApplicationStageKind, readonly unknown[]> = {
  added: [move, move, move, submit, meet, select, agree],
  interested: [move, move, move, submit, meet, select, agree],
  internal_review: [move, move, move, submit, meet, select, agree],
  submitted: [recall, recall, recall, shift, meet, select, agree],
  client_interview: [back, back, back, back, shift, select, agree],
  selected: [back, back, back, back, back, shift, agree],
  contracting: [back, back, back, back, back, back, shift],
};

describe.each(applicationStageKinds)('an application at %s', (kind) => {
  it.each(applicationStageKinds.map((to, at) => [to, table[kind][at]] as const))(
    'moves to another stage of %s by %s, on hold or not',
    (to, expected) => {
      expect(wordOf(planMove(cardAt(kind), otherOf(to)))).toBe(expected);
      const held = planMove(cardAt(kind, { onHold: true }), otherOf(to));
      expect(wordOf(held)).toBe(expected);
      expect(held.is !== 'direct' || held.leavesHold).toBe(true);
    },
  );

  it('stays in its stage, is put on hold, resumes, and is rejected by a form', () => {
    const [card, held] = [cardAt(kind), cardAt(kind, { onHold: true })];
    const [onHold, ended] = ['on_hold', 'ended'].map((id) => ({ id, kind: null }));
    expect(planMove(card, stageOf(kind))).toEqual({ is: 'there' });
    expect(planMove(held, onHold!)).toEqual({ is: 'there' });
    expect(planMove(card, onHold!)).toEqual({ is: 'direct', action: 'hold', leavesHold: false });
    expect(planMove(held, stageOf(kind))).toEqual({
      is: 'direct',
      action: 'resume',
      leavesHold: true,
    });
    expect(planMove(card, ended!)).toEqual({ is: 'form', action: 'reject', asks: ['reason'] });
  });

  it.each(applicationStates.filter((status) => status !== 'active'))(
    'cannot move once it is %s',
    (status) => {
      for (const to of [...applicationStageKinds.map(otherOf), stageOf(kind)])
        expect(planMove(cardAt(kind, { status }), to)).toEqual({ is: 'refused', reason: 'over' });
    },
  );

  it('moves directly only by actions that the state machine allows', () => {
    const standing = { everSubmitted: true, hasSiblings: true, shareWithdrawn: false };
    const direct = [false, true].flatMap((onHold) =>
      applicationStageKinds
        .flatMap((to) => [stageOf(to), otherOf(to)])
        .flatMap((to) => {
          const plan = planMove(cardAt(kind, { onHold }), to);
          return plan.is === 'direct' ? [{ action: plan.action, onHold }] : [];
        }),
    );
    expect(direct.length).toBeGreaterThan(0);
    for (const { action, onHold } of direct) {
      const state = applicationStateOf(cardFacts(kind));
      expect(canTransition(applicationMachine, state, action)).toBe(true);
      expect(allowsAction(action, { ...standing, onHold })).toBe(true);
    }
  });

  it('is not moved by a user without permission', () => {
    const plan = planMove(cardAt(kind, { allowedActions: [] }), { id: 'on_hold', kind: null });
    expect(plan).toEqual({ is: 'refused', reason: 'not_allowed' });
  });
});

const cardFacts = (stageKind: ApplicationStageKind) => ({ status: 'active' as const, stageKind });

it('says which fields a form asks for', () => {
  expect(planMove(cardAt('added'), otherOf('submitted'))).toMatchObject({ asks: ['introduction'] });
  expect(planMove(cardAt('submitted'), otherOf('selected'))).toMatchObject({ asks: ['position'] });
});

it('lists the stages reachable with one request, except the current one', () => {
  const stages = [...applicationStageKinds.map(stageOf), otherOf('submitted')];
  const reach = (card: MovableCard) => reachableStages({ ...card, stages }).map(({ id }) => id);
  expect(reach(cardAt('added'))).toEqual(['at interested', 'at internal_review']);
  expect(reach(cardAt('submitted', { onHold: true }))).toEqual(['also submitted']);
  expect(reach(cardAt('submitted', { allowedActions: ['hold'] }))).toEqual([]);
});
