import type { Tx } from '../../../db/unit-of-work.ts';
import { cancelPlacementOf } from '../../placements/api/placements.ts';
import type { Application } from '../../../records/applications/application.model.ts';

/** Cancels the placement that was waiting for a contract; there is none before contracting. */
export async function dropPlacement(
  tx: Tx,
  { _id, stageKind }: Pick<Application, '_id' | 'stageKind'>,
  note: string | null = null,
): Promise<void> {
  if (stageKind === 'contracting') await cancelPlacementOf(tx, _id, { note });
}
