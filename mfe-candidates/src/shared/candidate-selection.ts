import { createSelectionStore } from '@muster/kit';

/**
 * The people who are selected in the list. They outlive the list's page for as long as an overlay
 * works on them; the page takes the selection back when it goes.
 */
export const candidateSelection = createSelectionStore();

/** Selects these people in the list. */
export const selectCandidates = (ids: readonly string[]): void =>
  candidateSelection.select({ kind: 'rows', ids });
