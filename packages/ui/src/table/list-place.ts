/** The user's place in a list when it was left. */
export interface ListPlace {
  /** The list on the page, by its label. */
  list: string;
  /** Scroll position, px. */
  top: number;
  /** The row that had the focus or was opened. */
  rowId: string | null;
}

/**
 * Stores the place in the entry of the browser's history, so that Back finds it and a link to the
 * same address does not.
 */
export function keepListPlace(place: ListPlace): void {
  window.history.replaceState({ ...historyState(), listPlace: place }, '');
}

/** Returns the stored place in a list for this history entry; null on a first visit. */
export function keptListPlace(list: string): ListPlace | null {
  const place = historyState()['listPlace'];
  return isPlace(place) && place.list === list ? place : null;
}

/** Returns whether the user returns to a list of this history entry. */
export const cameBackToList = (): boolean => isPlace(historyState()['listPlace']);

/**
 * Records in this history entry that a list was shown, for lists that are not tables and store no
 * place: Back finds them again.
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
