import { isEarlyStage, planMove, type MovePlan, type PipelineStage } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { GoesBy, Pipelines } from '../../../records/pipelines/pipelines.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { rankBelow } from '../board/rank.ts';
import { changeApplication, requireState } from '../record/change-application.ts';
import { freshStage, goingOn, notHeld } from './hold-clock.ts';
import { stepTo } from './last-step.ts';

interface StageMove {
  /** Version that the caller has seen; null if the caller need not know it. */
  version: number | null;
  /** The card to stand below; null: at the top; absent: at the end. */
  after?: string | null | undefined;
}

/**
 * Returns the stage of a job's pipeline that the caller named.
 * @throws AppError VALIDATION_FAILED at `stageId` for one of another pipeline, or a disabled one
 */
export function stageInUse(pipelines: Pipelines, job: GoesBy, stageId: string): PipelineStage {
  const stage = pipelines.of(job).find(({ id, isActive }) => isActive && id === stageId);
  if (!stage) throw invalidField('stageId', 'NOT_FOUND');
  return stage;
}

/**
 * Moves an application to an early stage, or within its kind; its clock restarts there. One that is
 * on hold is resumed, at its own stage with its remaining time.
 */
export function moveToStage(
  tx: Tx,
  application: Application,
  stage: PipelineStage,
  { version, after }: StageMove,
): Promise<Application> {
  const action = requireMovable(application, stage);
  const stays = action === 'resume';
  let { rank } = application;
  return changeApplication(tx, application, {
    action,
    name: 'application.move',
    event: stays ? 'resumed' : 'stage_changed',
    version,
    isRepeat: ({ stageId, onHold }) => stageId === stage.id && !onHold,
    guard: async () => {
      if (stays && after === undefined) return;
      rank = await rankBelow(tx, { ...application, stageId: stage.id }, after);
    },
    set: async (current) => ({
      ...(stays
        ? await goingOn(tx, current)
        : {
            ...notHeld,
            ...freshStage,
            stageId: stage.id,
            stageKind: stage.kind,
            stageEnteredAt: tx.at,
          }),
      rank,
      ...stepTo(tx, current, { stageId: stays ? current.stageId : stage.id, onHold: false }),
    }),
    // The history shows kinds; for a move within one kind, the note names the stage.
    note: !stays && stage.kind === application.stageKind ? stage.name : null,
  });
}

/**
 * Returns the state-machine action of this move.
 * @throws AppError INVALID_TRANSITION, USE_ACTION_INSTEAD where it could not be moved there
 */
export function requireMovable(application: Application, stage: PipelineStage): DirectMove {
  const plan = planOf(application, stage);
  if (plan.is === 'form' && !application.deletedAt)
    throw new AppError('USE_ACTION_INSTEAD', { context: { action: plan.action } });
  const isLate = !isEarlyStage(application.stageKind) && application.stageKind === stage.kind;
  const action = plan.is === 'direct' ? plan.action : isLate ? 'shift_stage' : 'move_stage';
  requireState(application, action);
  return action;
}

/** Whether it is already there, with nothing to change. */
export const isThere = (application: Application, stage: PipelineStage): boolean =>
  planOf(application, stage).is === 'there';

type DirectMove = Extract<MovePlan, { is: 'direct' }>['action'];

const planOf = ({ status, stageId, stageKind, onHold }: Application, stage: PipelineStage) =>
  planMove({ status, stage: { id: stageId, kind: stageKind }, onHold }, stage);
