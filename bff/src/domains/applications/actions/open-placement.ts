import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { placementMaker } from '../../../records/placements/placement-maker.ts';
import { seatsOf } from '../../../records/positions/position-seats.ts';
import type { ProposedRate } from '../../../records/applications/application.model.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';

/** Creates the placement of a selected candidate, on the position reserved for them. */
export async function openPlacement(
  tx: Tx,
  { application, job }: FoundApplication,
  { bill, pay, day }: { bill: ProposedRate; pay: ProposedRate; day: string },
): Promise<void> {
  const seats = await seatsOf(job._id, tx.session);
  const position = seats.find(({ reservedApplicationId }) =>
    reservedApplicationId?.equals(application._id),
  );
  if (!position) throw new AppError('NO_OPEN_POSITION');
  const rates = { pay, bill };
  await placementMaker.read().create(tx, { application, position, job, rates, startDate: day });
}
