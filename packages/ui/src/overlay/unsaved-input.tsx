import { createContext, use, useEffect, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

/** How the application guards unsaved input; without one, overlays close without a question. */
export interface UnsavedInputGuard {
  /** Guards until the returned function is called. */
  hold(): () => void;
  /** Runs a way out after the person agreed to lose what is not saved. */
  leave(go: () => void): void;
}

const GuardContext = createContext<UnsavedInputGuard | null>(null);

/** Tells every overlay beneath how unsaved input is guarded. */
export function UnsavedInputProvider(props: { value: UnsavedInputGuard; children: ReactNode }) {
  return <GuardContext value={props.value}>{props.children}</GuardContext>;
}

interface OverlayInput {
  /** Counts one field as changed until the returned function is called. */
  changed(field: string): () => void;
  close(): void;
}

const OverlayContext = createContext<OverlayInput | null>(null);
/** The fields of an overlay report to it; the ways out inside it close it. */
export const OverlayInputProvider = OverlayContext.Provider;

/**
 * Guards an overlay: it is unsaved when its owner says so or while any field in it differs from
 * what it began with, and every way of closing it asks first.
 */
export function useGuardedOverlay({
  opened,
  onClose,
  unsaved = false,
}: {
  opened: boolean;
  onClose: () => void;
  unsaved?: boolean | undefined;
}) {
  const guard = use(GuardContext);
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const isUnsaved = opened && (unsaved || fields.size > 0);
  useEffect(() => (isUnsaved ? guard?.hold() : undefined), [isUnsaved, guard]);
  const changed = useMemo(
    () => (field: string) => {
      setFields((known) => new Set(known).add(field));
      return () => setFields((known) => new Set([...known].filter((each) => each !== field)));
    },
    [],
  );
  const close = () => (isUnsaved && guard ? guard.leave(onClose) : onClose());
  return { close, input: { changed, close } };
}

/** Reports a field to the overlay around it, if there is one, while the field is changed. */
export function useOverlayField(isChanged: boolean): void {
  const field = useId();
  const changed = use(OverlayContext)?.changed;
  useEffect(() => (isChanged ? changed?.(field) : undefined), [isChanged, changed, field]);
}

/** Closes the overlay around, after asking where something in it is unsaved. */
export function useCloseOverlay(): () => void {
  const overlay = use(OverlayContext);
  if (!overlay) throw new Error('useCloseOverlay: there is no overlay around');
  return overlay.close;
}

/** Whether a drawer or modal is around. */
export const useIsInOverlay = (): boolean => use(OverlayContext) !== null;
