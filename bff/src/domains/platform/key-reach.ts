import { isOpenToKey, type AnyEndpoint } from '@muster/contracts';

/**
 * Which keys reach an endpoint, if their person may use it: `read`, those that only read as well;
 * `write`, those that change; null, none at all.
 */
export function keyReach(endpoint: AnyEndpoint): 'read' | 'write' | null {
  const by = (access: 'read' | 'write') => isOpenToKey(endpoint, { access, permissions: null });
  if (by('read')) return 'read';
  return by('write') ? 'write' : null;
}
