import type { applicationStates } from '../jobs/jobs.schemas.ts';
import type { extraColumns } from './board.schemas.ts';
import { stageRank, type ApplicationStageKind } from './pipeline.ts';

/** What decides where a card stands. */
export interface CardPlace {
  readonly id: string;
  readonly status: (typeof applicationStates)[number];
  readonly stageId: string;
  readonly stageKind: ApplicationStageKind;
  readonly onHold: boolean;
  readonly rank: number;
  /** Milliseconds; null while it is live. */
  readonly endedAt: number | null;
}

/** Ranks are integers far below this. */
const beyondRanks = 1e12;

/** The column of a card: its stage, unless it waits or has ended. */
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
 * Where a card stands in its column, smaller numbers above: stages by rank with placed people last,
 * what is on hold by stage, what ended the latest first. Ties are broken by id.
 */
export function orderKey(place: CardPlace): number {
  if (place.endedAt !== null) return -place.endedAt;
  if (place.status === 'placed') return beyondRanks + place.rank;
  return place.onHold ? stageRank(place.stageKind) * beyondRanks + place.rank : place.rank;
}

/** Sorts the cards of a column; see {@link orderKey}. */
export const comparePlaces = (a: CardPlace, b: CardPlace): number =>
  orderKey(a) - orderKey(b) || (a.id < b.id ? -1 : Number(a.id > b.id));
