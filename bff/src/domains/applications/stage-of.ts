import { defaultPipeline } from '@muster/contracts';
import type { ApplicationStageKind } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { Application } from './application.model.ts';

/** What an application that comes to a kind of stage is given. */
export function atStage(
  { at }: Tx,
  kind: ApplicationStageKind,
): Pick<Application, 'stageId' | 'stageKind' | 'stageEnteredAt'> {
  const stage = defaultPipeline.find((one) => one.kind === kind);
  if (!stage) throw new Error(`The pipeline has no stage ${kind}`);
  return { stageId: stage.id, stageKind: stage.kind, stageEnteredAt: at };
}
