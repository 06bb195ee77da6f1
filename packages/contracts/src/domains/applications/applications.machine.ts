import { actionsFrom, defineMachine } from '../../core/machine.ts';
import type { PermissionName } from '../../core/permissions.ts';
import { applicationStageKinds, type applicationStates } from '../jobs/jobs.schemas.ts';
import {
  earlyStageKinds,
  isEarlyStage,
  type ApplicationStageKind,
  type EarlyStageKind,
} from './pipeline.ts';

const lateStageKinds = applicationStageKinds.filter((kind) => !isEarlyStage(kind));

/**
 * Application: the state is the kind of the stage while it is active, otherwise how it ended.
 * `hold` and `resume` are orthogonal: they do not change the state.
 */
export const applicationMachine = defineMachine({
  name: 'application',
  states: [...applicationStageKinds, 'placed', 'rejected', 'withdrawn'],
  initial: 'added',
  transitions: {
    ask_interest: { from: ['added'], to: 'added', permission: 'application.move' },
    mark_interested: { from: ['added'], to: 'interested', permission: 'application.move' },
    candidate_yes: { from: ['added'], to: 'interested', permission: 'public' },
    candidate_no: { from: ['added', 'interested'], to: 'withdrawn', permission: 'public' },
    /** The candidate no longer wants this job; a contract in preparation is declined instead. */
    candidate_withdraw: {
      from: applicationStageKinds.filter((kind) => kind !== 'contracting'),
      to: 'withdrawn',
      permission: 'application.answerOwn',
    },
    /** The candidate revokes the client's access to an ended application. */
    withdraw_share: {
      from: ['placed', 'rejected', 'withdrawn'],
      to: ['placed', 'rejected', 'withdrawn'],
      permission: 'application.answerOwn',
    },
    review: {
      from: ['added', 'interested'],
      to: 'internal_review',
      permission: 'application.move',
    },
    move_stage: {
      from: earlyStageKinds,
      to: earlyStageKinds,
      permission: 'application.move',
      requires: ['stage'],
    },
    /** To another stage of the same kind, if the job's pipeline has several. */
    shift_stage: {
      from: lateStageKinds,
      to: lateStageKinds,
      permission: 'application.move',
      requires: ['stage'],
    },
    submit: {
      from: earlyStageKinds,
      to: 'submitted',
      permission: 'application.submit',
      requires: ['introduction'],
    },
    recall: { from: ['submitted'], to: 'internal_review', permission: 'application.submit' },
    resubmit: {
      from: ['submitted', 'client_interview'],
      to: ['submitted', 'client_interview'],
      permission: 'application.submit',
    },
    client_opens: { from: ['submitted'], to: 'submitted', permission: 'system' },
    request_interview: {
      from: ['submitted', 'client_interview'],
      to: 'client_interview',
      permission: 'application.select',
    },
    /** A question of the client before it decides; the stage does not change. */
    ask_more: {
      from: ['submitted', 'client_interview'],
      to: ['submitted', 'client_interview'],
      permission: 'application.select',
    },
    interview_done: {
      from: ['client_interview'],
      to: 'client_interview',
      permission: 'system',
    },
    select: {
      from: ['submitted', 'client_interview'],
      to: 'selected',
      permission: 'application.select',
      requires: ['position'],
    },
    unselect: {
      from: ['selected'],
      to: ['client_interview', 'submitted'],
      permission: 'application.select',
      requires: ['reason'],
    },
    start_contracting: {
      from: ['selected'],
      to: 'contracting',
      permission: 'application.contract',
    },
    placement_starts: { from: ['contracting'], to: 'placed', permission: 'system' },
    contracting_fails: {
      from: ['contracting'],
      to: ['selected', 'rejected', 'withdrawn'],
      permission: 'application.contract',
      requires: ['reason'],
    },
    hold: {
      from: applicationStageKinds,
      to: applicationStageKinds,
      permission: 'application.move',
    },
    resume: {
      from: applicationStageKinds,
      to: applicationStageKinds,
      permission: 'application.move',
    },
    /** A selection must be undone first; a failed contract has its own action. */
    reject: {
      from: ['added', 'interested', 'internal_review', 'submitted', 'client_interview'],
      to: 'rejected',
      permission: 'application.reject',
      requires: ['reason'],
    },
    withdraw: {
      from: applicationStageKinds,
      to: 'withdrawn',
      permission: 'application.withdraw',
      requires: ['reason'],
    },
    /** Back to the stage at which it ended. */
    restore: {
      from: ['rejected', 'withdrawn'],
      to: applicationStageKinds,
      permission: 'application.withdraw',
    },
    /** Removes the application altogether; nothing of it ever reached the client. */
    remove: { from: earlyStageKinds, to: earlyStageKinds, permission: 'application.remove' },
    move_to_job: {
      from: applicationStageKinds,
      to: 'withdrawn',
      permission: 'application.move',
      requires: ['job'],
    },
  },
});

export type ApplicationState = (typeof applicationMachine.states)[number];
export type ApplicationAction = keyof typeof applicationMachine.transitions;

/** Actions available to staff; the others come from the candidate, the client or the system. */
export const builtApplicationActions = [
  'ask_interest',
  'mark_interested',
  'review',
  'move_stage',
  'shift_stage',
  'submit',
  'recall',
  'resubmit',
  'request_interview',
  'select',
  'unselect',
  'start_contracting',
  'contracting_fails',
  'hold',
  'resume',
  'reject',
  'withdraw',
  'restore',
  'remove',
  'move_to_job',
] as const satisfies readonly ApplicationAction[];
export type BuiltApplicationAction = (typeof builtApplicationActions)[number];

/** The action that leads to a stage without a plain move. */
export const actionTowards = {
  submitted: 'submit',
  client_interview: 'request_interview',
  selected: 'select',
  contracting: 'start_contracting',
} as const satisfies Record<Exclude<ApplicationStageKind, EarlyStageKind>, ApplicationAction>;

/** Data about an application that the machine needs. */
export interface ApplicationStanding {
  readonly status: (typeof applicationStates)[number];
  readonly stageKind: ApplicationStageKind;
  readonly onHold: boolean;
  /** Whether anything of it was ever sent to the client. */
  readonly everSubmitted: boolean;
  /** Whether the job's pipeline has another active stage of the same kind. */
  readonly hasSiblings: boolean;
  /** Whether the candidate revoked the client's access: only a new application shows them again. */
  readonly shareWithdrawn: boolean;
}

/** Returns the machine state of an application. */
export const applicationStateOf = ({
  status,
  stageKind,
}: Pick<ApplicationStanding, 'status' | 'stageKind'>): ApplicationState =>
  status === 'active' ? stageKind : status;

/** Checks conditions of an action beyond the state. */
export function allowsAction(
  action: ApplicationAction,
  standing: Pick<
    ApplicationStanding,
    'onHold' | 'everSubmitted' | 'hasSiblings' | 'shareWithdrawn'
  >,
): boolean {
  const { onHold, everSubmitted, hasSiblings, shareWithdrawn } = standing;
  if (action === 'shift_stage') return hasSiblings;
  if (action === 'hold') return !onHold;
  if (action === 'resume') return onHold;
  if (action === 'remove') return !everSubmitted;
  if (action === 'restore') return !shareWithdrawn;
  return true;
}

/** Returns the currently possible actions for a user with the permissions `may`. */
export function applicationActions(
  standing: ApplicationStanding,
  may: (permission: PermissionName) => boolean,
): BuiltApplicationAction[] {
  const built: ReadonlySet<string> = new Set(builtApplicationActions);
  return actionsFrom(
    applicationMachine,
    applicationStateOf(standing),
    (permission) => permission !== 'system' && permission !== 'public' && may(permission),
  ).filter(
    (action): action is BuiltApplicationAction =>
      built.has(action) && allowsAction(action, standing),
  );
}
