const listeners = new Set<() => void>();
let opened = false;
let openedAt: string | null = null;

/** Whether the own account stands over the page. */
export const isAccountOpen = (): boolean => opened;

/** The part that was asked for; null where it begins. */
export const openedPart = (): string | null => openedAt;

export function onAccountOpening(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: boolean, part: string | null = null) {
  opened = next;
  openedAt = part;
  for (const listener of listeners) listener();
}

/** Opens the own account over the page, wherever the person is. */
export const openAccount = (): void => set(true);
/** Opens one part of it, by its key. */
export const openAccountAt = (part: string): void => set(true, part);
export const closeAccount = (): void => set(false);

const key = 'account';

/**
 * Opens what a link from elsewhere asks for (`?account=notifications`), as soon as somebody is
 * signed in, and takes it out of the address: it is no place in the product.
 */
export function openAccountFromAddress(): void {
  const { pathname, search, hash } = window.location;
  const params = new URLSearchParams(search);
  const part = params.get(key);
  if (part === null) return;
  params.delete(key);
  const query = params.size > 0 ? `?${params.toString()}` : '';
  window.history.replaceState(window.history.state, '', pathname + query + hash);
  openAccountAt(part);
}
