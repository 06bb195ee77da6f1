import { useSyncExternalStore } from 'react';

/** Filled into a text as it is. */
export type GuestStepAt = { step: number; total: number };

/** As for titles of pages: the frame is drawn by another React root than what stands in it. */
let frames = 0;
let shown: GuestStepAt | null = null;
const listeners = new Set<() => void>();
const notifyAll = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a frame shows the step; returns how that ends. */
export function offerStepPlace(): () => void {
  frames += 1;
  notifyAll();
  return () => {
    frames -= 1;
    notifyAll();
  };
}

/** Has the frame show a step; returns how that ends. */
export function showStep(step: GuestStepAt): () => void {
  shown = step;
  notifyAll();
  return () => {
    if (shown === step) shown = null;
    notifyAll();
  };
}

/** The step that the page in the frame is at; null where it is no sequence. */
export const useShownStep = (): GuestStepAt | null => useSyncExternalStore(subscribe, () => shown);

/** Whether a frame around the page shows the step. */
export const useStepPlace = (): boolean => useSyncExternalStore(subscribe, () => frames > 0);
