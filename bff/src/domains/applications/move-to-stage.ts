import { actionTowards, applicationStateOf, isEarlyStage } from '@muster/contracts';
import type { PipelineStage } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { Application } from './application.model.ts';
import { rankBelow } from './board/rank.ts';
import { changeApplication, requireState } from './change-application.ts';

interface StageMove {
  /** The version that the caller has seen; null where the caller need not know it. */
  version: number | null;
  /** The card to stand below; null: at the top; absent: at the end. */
  after?: string | null | undefined;
}

/** Moves an application to an early stage; its clock starts anew there. */
export function moveToStage(
  tx: Tx,
  application: Application,
  stage: PipelineStage,
  { version, after }: StageMove,
): Promise<Application> {
  let rank = application.rank;
  return changeApplication(tx, application, {
    action: actionFor(application),
    name: 'application.move',
    event: 'stage_changed',
    version,
    isRepeat: ({ stageId }) => stageId === stage.id,
    guard: async () => {
      requireEarly(stage);
      rank = await rankBelow(tx, { ...application, stageId: stage.id }, after);
    },
    set: () => ({ stageId: stage.id, stageKind: stage.kind, stageEnteredAt: tx.at, rank }),
  });
}

/** @throws AppError INVALID_TRANSITION, USE_ACTION_INSTEAD where it could not be moved there */
export function requireMovable(application: Application, stage: PipelineStage): void {
  requireState(application, actionFor(application));
  requireEarly(stage);
}

/** Once something is with the client, it comes back by an action of its own, which tells them. */
function actionFor(application: Application): 'move_stage' {
  if (applicationStateOf(application) === 'submitted') throw useInstead('recall');
  return 'move_stage';
}

function requireEarly({ kind }: PipelineStage): void {
  if (!isEarlyStage(kind)) throw useInstead(actionTowards[kind]);
}

const useInstead = (action: string): AppError =>
  new AppError('USE_ACTION_INSTEAD', { context: { action } });
