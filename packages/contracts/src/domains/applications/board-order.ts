import type { applicationStates } from '../jobs/jobs.schemas.ts';
import type { extraColumns } from './board.schemas.ts';
import { stageRank, type ApplicationStageKind } from './pipeline.ts';

/** Facts that determine the position of a card. */
export interface CardPlace {
  readonly id: string;
  readonly status: (typeof applicationStates)[number];
  readonly stageId: string;
  readonly stageKind: ApplicationStageKind;
  readonly onHold: boolean;
  readonly rank: number;
  /** Milliseconds; null while the application is live. */
  readonly endedAt: number | null;
}

/** All ranks are integers far below this. */
const beyondRanks = 1e12;

/** Returns the column of a card: its stage, unless it is on hold or has ended. */
export function columnOf({
  status,
  stageId,
  onHold,
}: Pick<CardPlace, 'status' | 'stageId' | 'onHold'>): string {
  if (status === 'rejected' || status === 'withdrawn')
    return 'ended' satisfies (typeof extraColumns)[number];
  return status === 'active' && onHold ? 'on_hold' : stageId;
}

/**
 * Returns the sort key of a card in its column, smaller first: stages by rank with placed
 * candidates last, on-hold cards by stage, ended cards latest first. The id breaks ties.
 */
export function orderKey(place: CardPlace): number {
  if (place.endedAt !== null) return -place.endedAt;
  if (place.status === 'placed') return beyondRanks + place.rank;
  return place.onHold ? stageRank(place.stageKind) * beyondRanks + place.rank : place.rank;
}

/** Sorts the cards of a column; see {@link orderKey}. */
export const comparePlaces = (a: CardPlace, b: CardPlace): number =>
  orderKey(a) - orderKey(b) || (a.id < b.id ? -1 : Number(a.id > b.id));
