import { isOpenToKey, type AnyEndpoint } from '@muster/contracts';

/**
 * Returns the keys that reach an endpoint, if their user may use it: `read` includes read-only
 * keys; `write` only writing ones; null: none.
 */
export function keyReach(endpoint: AnyEndpoint): 'read' | 'write' | null {
  const by = (access: 'read' | 'write') => isOpenToKey(endpoint, { access, permissions: null });
  if (by('read')) return 'read';
  return by('write') ? 'write' : null;
}
