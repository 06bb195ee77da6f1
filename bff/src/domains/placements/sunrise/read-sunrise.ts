import {
  limits,
  livePlacementStates,
  sunriseColumnOf,
  sunriseStepsOf,
  type PlacementRow,
  type SunriseCard,
  type placementEndpoints,
} from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import { addDays, dayOf, daysBetween, today } from '../../../db/calendar-day.ts';
import type { Service } from '../../../http/mount.ts';
import { countLiveApplications } from '../../../records/applications/live-applications.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { backfilledAmong } from '../../../records/positions/seat-reading.ts';
import { openSheetsOf } from '../../../records/timesheets/open-sheets.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { showPlacementRows } from '../placement.serializer.ts';
import { scopeFor } from '../../../records/placements/placements.policy.ts';

const furthest = Math.max(...limits.placement.endAlertDays);

/** Lists contracts whose end is near or past, each with its next steps. */
export const readSunrise: Service<typeof placementEndpoints.sunrise> = async (
  { actor },
  { query },
) => {
  const day = today();
  const ending: QueryFilter<Placement> = {
    $and: [
      await scopeFor(actor, 'placement.list'),
      { status: { $in: [...livePlacementStates] }, endKey: { $lte: addDays(day, furthest) } },
    ],
  };
  const { accountManager: managers } = query;
  const filter: QueryFilter<Placement> = managers
    ? {
        $and: [ending, { accountManagerId: { $in: managers.map((id) => new Types.ObjectId(id)) } }],
      }
    : ending;
  const [rows, total, managerIds] = await Promise.all([
    PlacementModel.find(filter).sort({ endKey: 1, _id: 1 }).limit(limits.placement.sunrise).lean(),
    PlacementModel.countDocuments(filter),
    PlacementModel.distinct('accountManagerId', ending),
  ]);
  const ids = rows.map(({ _id }) => _id);
  const [shown, backfilled, openSheets, applications, people] = await Promise.all([
    showPlacementRows(actor, rows, { day }),
    backfilledAmong(ids),
    openSheetsOf(ids),
    countLiveApplications(
      actor,
      rows.map(({ candidateId }) => candidateId),
    ),
    findPeople(managerIds),
  ]);
  const byId = new Map(shown.map((row) => [row.id, row]));
  const data = rows.flatMap((row): SunriseCard[] => {
    const id = row._id.toHexString();
    const placement = byId.get(id);
    if (!placement) return [];
    return cardOf(row, placement, day, {
      backfilled: backfilled.has(id),
      openSheets: openSheets.get(id) ?? 0,
      otherApplications:
        placement.candidate &&
        applications &&
        (applications.get(row.candidateId.toHexString()) ?? 0),
    });
  });
  return {
    data,
    total,
    managers: managerIds
      .map((id) => ({ id: id.toHexString(), name: people.name(id) }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
};

function cardOf(
  row: Placement,
  placement: PlacementRow,
  day: string,
  beside: Pick<SunriseCard, 'openSheets' | 'otherApplications'> & { backfilled: boolean },
): SunriseCard[] {
  if (!row.plannedEndDate) return [];
  const daysLeft = daysBetween(day, row.plannedEndDate);
  const column = sunriseColumnOf(daysLeft);
  if (!column) return [];
  const { backfilled, openSheets, otherApplications } = beside;
  const extension = extensionOf(row);
  return [
    {
      placement,
      daysLeft,
      column,
      extension,
      openSheets,
      otherApplications,
      steps: sunriseStepsOf({
        status: row.status,
        daysLeft,
        extension,
        backfilled,
        otherApplications,
        openSheets,
      }),
    },
  ];
}

/** Returns the client's request; an end changed since then, or a notice, answers it. */
function extensionOf({
  extensionAskedAt: askedAt,
  pastEnds = [],
  status,
}: Placement): SunriseCard['extension'] {
  if (!askedAt) return null;
  // A changed end was valid until the day before.
  const asked = addDays(dayOf(askedAt), -1);
  const isMoved = pastEnds.some(({ until }) => until >= asked);
  return { askedAt: askedAt.toISOString(), answered: isMoved || status === 'ending' };
}
