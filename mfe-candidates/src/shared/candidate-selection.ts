import { createSelectionStore } from '@muster/kit';

/**
 * Candidates selected in the list. The selection outlives the list's page while an overlay works on
 * it; the page clears it when it unmounts.
 */
export const candidateSelection = createSelectionStore();

/** Selects these candidates in the list. */
export const selectCandidates = (ids: readonly string[]): void =>
  candidateSelection.select({ kind: 'rows', ids });
