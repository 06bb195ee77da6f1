import { actionTowards, applicationStateOf, isEarlyStage } from '@muster/contracts';
import type { PipelineStage } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { GoesBy, Pipelines } from '../pipelines/pipelines.service.ts';
import type { Application } from './application.model.ts';
import { rankBelow } from './board/rank.ts';
import { changeApplication, requireState } from './change-application.ts';

interface StageMove {
  /** The version that the caller has seen; null where the caller need not know it. */
  version: number | null;
  /** The card to stand below; null: at the top; absent: at the end. */
  after?: string | null | undefined;
}

/**
 * The stage of a job's pipeline that somebody named.
 * @throws AppError VALIDATION_FAILED at `stageId` for one of another pipeline, or out of use
 */
export function stageInUse(pipelines: Pipelines, job: GoesBy, stageId: string): PipelineStage {
  const stage = pipelines.of(job).find(({ id, isActive }) => isActive && id === stageId);
  if (!stage) throw invalidField('stageId', 'NOT_FOUND');
  return stage;
}

/** Moves an application to an early stage, or within its kind; its clock starts anew there. */
export function moveToStage(
  tx: Tx,
  application: Application,
  stage: PipelineStage,
  { version, after }: StageMove,
): Promise<Application> {
  let rank = application.rank;
  return changeApplication(tx, application, {
    action: actionFor(application, stage),
    name: 'application.move',
    event: 'stage_changed',
    version,
    isRepeat: ({ stageId }) => stageId === stage.id,
    guard: async () => {
      requireReachable(application, stage);
      rank = await rankBelow(tx, { ...application, stageId: stage.id }, after);
    },
    set: () => ({ stageId: stage.id, stageKind: stage.kind, stageEnteredAt: tx.at, rank }),
    // The history tells of kinds; within one, the name says where to.
    note: stage.kind === application.stageKind ? stage.name : null,
  });
}

/** @throws AppError INVALID_TRANSITION, USE_ACTION_INSTEAD where it could not be moved there */
export function requireMovable(application: Application, stage: PipelineStage): void {
  requireState(application, actionFor(application, stage));
  requireReachable(application, stage);
}

/** Once something is with the client, it comes back by an action of its own, which tells them. */
function actionFor(
  application: Application,
  { kind }: PipelineStage,
): 'move_stage' | 'shift_stage' {
  if (kind === application.stageKind && !isEarlyStage(kind)) return 'shift_stage';
  if (applicationStateOf(application) === 'submitted') throw useInstead('recall');
  return 'move_stage';
}

function requireReachable({ stageKind }: Application, { kind }: PipelineStage): void {
  if (!isEarlyStage(kind) && kind !== stageKind) throw useInstead(actionTowards[kind]);
}

const useInstead = (action: string): AppError =>
  new AppError('USE_ACTION_INSTEAD', { context: { action } });
