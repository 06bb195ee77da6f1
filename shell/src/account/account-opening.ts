const listeners = new Set<() => void>();
let opened = false;

/** Whether the own account stands over the page. */
export const isAccountOpen = (): boolean => opened;

export function onAccountOpening(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: boolean) {
  opened = next;
  for (const listener of listeners) listener();
}

/** Opens the own account over the page, wherever the person is. */
export const openAccount = (): void => set(true);
export const closeAccount = (): void => set(false);
