import { reportedPlacementStates, type PlacementRow } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { addDays, today } from '../../../db/calendar-day.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { showPlacementRows } from '../placement.serializer.ts';
import { scopeFor } from '../../../records/placements/placements.policy.ts';

export { summariseFor } from '../record/summarise-placements.ts';

const days = 60;
const shown = 50;

/** Returns placements that should have begun, or whose end is near or past; the next first. */
export async function turningPlacements(
  actor: Actor,
): Promise<{ total: number; data: PlacementRow[] }> {
  const soon = addDays(today(), days);
  const rows = await PlacementModel.find({
    $and: [
      await scopeFor(actor, 'placement.list'),
      {
        $or: [
          { status: 'pending_start', startDate: { $lte: today() } },
          { status: { $in: [...reportedPlacementStates] }, endKey: { $lte: soon } },
        ],
      },
    ],
  })
    .sort({ endKey: 1, _id: 1 })
    .lean();
  const next = rows.toSorted((a, b) => turnOf(a).localeCompare(turnOf(b)));
  return { total: rows.length, data: await showPlacementRows(actor, next.slice(0, shown)) };
}

/** Returns the day on which action is due. */
const turnOf = ({ status, startDate, endKey }: Placement): string =>
  status === 'pending_start' ? startDate : endKey;
