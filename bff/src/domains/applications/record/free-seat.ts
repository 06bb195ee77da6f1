import type { Tx } from '../../../db/unit-of-work.ts';
import { releaseSeat } from '../../../records/positions/position-seats.ts';
import type { Application } from '../../../records/applications/application.model.ts';

/** Releases the seat reserved for an application, if any. */
export async function freeSeat(tx: Tx, { _id, positionId }: Application): Promise<void> {
  if (positionId) await releaseSeat(tx, { positionId, applicationId: _id });
}
