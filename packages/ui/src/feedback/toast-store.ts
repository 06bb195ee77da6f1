/** Content and actions of a toast. */
export type ToastOptions = {
  message: string;
  kind?: 'success' | 'info' | 'error';
  /** Offers to undo the action while the toast is shown (default 10 seconds). */
  undo?: { label?: string; onUndo: () => void; seconds?: number };
  /** A follow-up action: open or view the result. It closes the toast. */
  action?: { label: string; onAction: () => void };
  /** A toast with the same id is replaced instead of added, and its time restarts. */
  id?: string;
};

export type Toast = ToastOptions & {
  readonly id: string;
  /** Distinguishes repeated toasts with the same id. */
  readonly showing: number;
  /** Milliseconds it is shown; undefined until dismissed. */
  readonly duration?: number;
};

const maxShown = 4;

let toasts: readonly Toast[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function durationOf({ kind, undo, action }: ToastOptions): number | undefined {
  if (undo) return (undo.seconds ?? 10) * 1000;
  if (action) return 10_000;
  return kind === 'error' ? undefined : 6000;
}

/**
 * Says that something happened, in the corner of the page; with `undo`, offers to take it back.
 * Errors stand until they are dismissed. Works from any remote and outside React.
 * @returns the toast's id, for `dismissToast`
 */
export function toast(options: ToastOptions): string {
  counter += 1;
  const id = options.id ?? `toast-${counter}`;
  const next: Toast = { ...options, id, showing: counter, duration: durationOf(options) };
  publish([...toasts.filter((other) => other.id !== id), next].slice(-maxShown));
  return id;
}

/** Removes one toast, or all of them. */
export function dismissToast(id?: string): void {
  publish(id === undefined ? [] : toasts.filter((other) => other.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
