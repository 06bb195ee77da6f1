import { livePlacementStates } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';

/** The work of a referred candidate, or for a referred client, since the referral. */
export interface Work {
  id: Types.ObjectId;
  startedOn: string;
  endedOn: string | null;
  isLive: boolean;
}

const live: ReadonlySet<string> = new Set(livePlacementStates);

/** Returns the first contract that began after a moment; a live one before an ended one. */
export async function workOf(
  of: { candidateId: Types.ObjectId } | { companyId: Types.ObjectId },
  since: Date,
  session: ClientSession | null = null,
): Promise<Work | null> {
  const found = await PlacementModel.find(
    { ...of, startDate: { $gte: dayOf(since) }, deletedAt: null },
    null,
    { session },
  ).lean();
  const begun = found
    .filter(({ status, actualEndDate }) => live.has(status) || actualEndDate !== null)
    .toSorted(
      (a, b) =>
        Number(live.has(b.status)) - Number(live.has(a.status)) ||
        a.startDate.localeCompare(b.startDate),
    );
  const [first] = begun;
  return first
    ? {
        id: first._id,
        startedOn: first.startDate,
        endedOn: first.actualEndDate,
        isLive: live.has(first.status),
      }
    : null;
}
