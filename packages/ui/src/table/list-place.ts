/** The place in a list when it was left. */
export interface ListPlace {
  /** Which list of the page, by its label. */
  list: string;
  /** How far it was scrolled, px. */
  top: number;
  /** The row that had the focus or was opened. */
  rowId: string | null;
}

/**
 * The place lies in the entry of the browser's history, so that Back finds it and a link to the same
 * address does not.
 */
export function keepListPlace(place: ListPlace): void {
  window.history.replaceState({ ...historyState(), listPlace: place }, '');
}

/** The place in a list for this entry of the history; null for a first visit. */
export function keptListPlace(list: string): ListPlace | null {
  const place = historyState()['listPlace'];
  return isPlace(place) && place.list === list ? place : null;
}

/** Whether the user returns to a list of this entry of the history. */
export const cameBackToList = (): boolean => isPlace(historyState()['listPlace']);

/**
 * Notes in this entry of the history that a list was seen there, for lists that are no table and
 * keep no place: Back finds them again.
 */
export function noteListSeen(list: string): void {
  if (!cameBackToList()) keepListPlace({ list, top: 0, rowId: null });
}

function historyState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

const isPlace = (value: unknown): value is ListPlace =>
  isRecord(value) &&
  typeof value['list'] === 'string' &&
  typeof value['top'] === 'number' &&
  (value['rowId'] === null || typeof value['rowId'] === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
