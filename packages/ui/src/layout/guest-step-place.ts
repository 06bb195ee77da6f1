import { useSyncExternalStore } from 'react';

/** Inserted into a text as it is. */
export type GuestStepAt = { step: number; total: number };

/**
 * Shared module state, as for page titles: the frame and its content belong to different React
 * roots.
 */
let frames = 0;
let shown: GuestStepAt | null = null;
const listeners = new Set<() => void>();
const notifyAll = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers a frame that shows the step; returns a function that unregisters it. */
export function offerStepPlace(): () => void {
  frames += 1;
  notifyAll();
  return () => {
    frames -= 1;
    notifyAll();
  };
}

/** Shows a step in the frame; returns a function that removes it. */
export function showStep(step: GuestStepAt): () => void {
  shown = step;
  notifyAll();
  return () => {
    if (shown === step) shown = null;
    notifyAll();
  };
}

/** Returns the step of the page in the frame; null if the page is not part of a sequence. */
export const useShownStep = (): GuestStepAt | null => useSyncExternalStore(subscribe, () => shown);

/** Returns whether a frame around the page shows the step. */
export const useStepPlace = (): boolean => useSyncExternalStore(subscribe, () => frames > 0);
