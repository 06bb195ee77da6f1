import type { Tx } from '../../../db/unit-of-work.ts';
import { placementMaker } from '../../../records/placements/placement-maker.ts';
import type { Application } from '../../../records/applications/application.model.ts';

/** Cancels the placement that waits for a contract; before contracting there is none. */
export async function dropPlacement(
  tx: Tx,
  { _id, stageKind }: Pick<Application, '_id' | 'stageKind'>,
  note: string | null = null,
): Promise<void> {
  if (stageKind === 'contracting') await placementMaker.read().cancel(tx, _id, { note });
}
