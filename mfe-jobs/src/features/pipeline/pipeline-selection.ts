import { useSyncExternalStore } from 'react';

interface Selection {
  jobId: string;
  ids: readonly string[];
}

const nobody: readonly string[] = [];
let selection: Selection = { jobId: '', ids: nobody };
/** Whether the board of the selection was left since. */
let wasLeft = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Selects these applications of a job; notifies all views of the selection. */
export function selectCards(jobId: string, ids: readonly string[]): void {
  selection = { jobId, ids: ids.length === 0 ? nobody : ids };
  wasLeft = false;
  for (const listener of listeners) listener();
}

/** These are on the board no more: what is done with the selection is done with who is left. */
export function deselectGone(jobId: string, gone: readonly string[]): void {
  if (selection.jobId !== jobId || !selection.ids.some((id) => gone.includes(id))) return;
  selectCards(
    jobId,
    selection.ids.filter((id) => !gone.includes(id)),
  );
}

/** Records that the board unmounts; the selection is kept for Back. */
export const leaveSelection = (): void => {
  wasLeft = true;
};

/** Called when a board mounts: only Back restores the selection of a board that was left. */
export function enterBoard(cameBack: boolean): void {
  if (wasLeft && !cameBack) selectCards('', []);
  wasLeft = false;
}

/**
 * Applications selected on a job's board. The selection outlives the board while an overlay works
 * on it.
 */
export const useSelectedCards = (jobId: string): readonly string[] =>
  useSyncExternalStore(subscribe, () => (selection.jobId === jobId ? selection.ids : nobody));
