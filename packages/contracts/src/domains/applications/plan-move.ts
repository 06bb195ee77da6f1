import type { applicationStates } from '../jobs/jobs.schemas.ts';
import {
  actionTowards,
  applicationMachine,
  type BuiltApplicationAction,
} from './applications.machine.ts';
import { columnOf } from './board-order.ts';
import { isEarlyStage, stageRank, type ApplicationStageKind } from './pipeline.ts';

/** Facts that determine how an application can move. */
export interface MovableCard {
  readonly status: (typeof applicationStates)[number];
  readonly stage: { readonly id: string; readonly kind: ApplicationStageKind };
  readonly onHold: boolean;
  /** The reader's permissions; without them, only the rules of the move are checked. */
  readonly allowedActions?: readonly BuiltApplicationAction[] | undefined;
}

/** A stage, or, with a null kind, a column that is not a stage. */
export interface MoveTarget {
  readonly id: string;
  readonly kind: ApplicationStageKind | null;
}

type DirectAction = 'move_stage' | 'shift_stage' | 'resume' | 'hold';
type FormAction =
  'submit' | 'recall' | 'request_interview' | 'select' | 'start_contracting' | 'reject';

/**
 * Why an application cannot move: it ended, it is with the client, or the reader lacks permission.
 */
export type MoveRefusal = 'over' | 'with_client' | 'not_allowed';

export type MovePlan =
  /** It is already there; only its position in the column can change. */
  | { readonly is: 'there' }
  /** One request moves it; `leavesHold`: it is no longer on hold afterwards. */
  | { readonly is: 'direct'; readonly action: DirectAction; readonly leavesHold: boolean }
  /** The move requires an action that needs more input. */
  | { readonly is: 'form'; readonly action: FormAction; readonly asks: readonly string[] }
  | { readonly is: 'refused'; readonly reason: MoveRefusal };

/**
 * Returns how an application moves to a stage or column: nothing to do, one request, a form, or
 * refused. The only rule for moves, used by the server, the board and every dialog.
 */
export function planMove(card: MovableCard, target: MoveTarget): MovePlan {
  const { status, stage, onHold, allowedActions } = card;
  const direct = (action: DirectAction): MovePlan =>
    allowedActions && !allowedActions.includes(action)
      ? { is: 'refused', reason: 'not_allowed' }
      : { is: 'direct', action, leavesHold: onHold && action !== 'hold' };
  const { kind } = target;
  if (status !== 'active') return { is: 'refused', reason: 'over' };
  if (target.id === columnOf({ status, stageId: stage.id, onHold })) return { is: 'there' };
  if (kind === null) return target.id === 'on_hold' ? direct('hold') : form('reject');
  if (target.id === stage.id) return direct('resume');
  if (isEarlyStage(kind) && isEarlyStage(stage.kind)) return direct('move_stage');
  if (kind === stage.kind) return direct('shift_stage');
  if (!isEarlyStage(kind) && stageRank(kind) > stageRank(stage.kind))
    return form(actionTowards[kind]);
  // Backwards: a submission can be recalled until the client asks for more.
  return stage.kind === 'submitted' ? form('recall') : { is: 'refused', reason: 'with_client' };
}

const form = (action: FormAction): MovePlan => ({
  is: 'form',
  action,
  asks: applicationMachine.transitions[action].requires ?? [],
});

/** Returns the stages that an application can reach with one request. */
export const reachableStages = <S extends MoveTarget>(
  card: MovableCard & { readonly stages: readonly S[] },
): S[] =>
  card.stages.filter(
    (stage) => stage.id !== card.stage.id && planMove(card, stage).is === 'direct',
  );
