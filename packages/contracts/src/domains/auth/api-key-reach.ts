import { readsOnly, type AnyEndpoint } from '../../core/endpoint.ts';
import { permissionNames, type PermissionName } from '../../core/permissions.ts';
import type { ApiKeyAccess } from './api-keys.schemas.ts';

/** Limits of a key, beside the permissions of its person. */
export interface ApiKeyLimits {
  readonly access: ApiKeyAccess;
  /** Null: all permissions of its person. */
  readonly permissions: readonly PermissionName[] | null;
}

/** Sign-in, keys and impersonation: only for a user at the screen, never for a program. */
const neverNames = ['auth.', 'twoFactor.', 'apiKeys.', 'impersonation.', 'onboarding.'];

/** Settings that decide who may sign in, actions that require two people, and global settings. */
const neverChanged = [
  'users.',
  'myInvitations.',
  'approvals.',
  'settings.',
  'webhooks.',
  'me.',
  'releaseTokens.',
  // The definitions of fields are global settings; their values on a record are not.
  ...['create', 'update', 'order', 'remove'].map((name) => `customFields.${name}`),
];

const startsWithOneOf = (name: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => name.startsWith(beginning));

/** Checks whether an endpoint accepts such a key, if its person may use the endpoint at all. */
export function isOpenToKey(
  endpoint: Pick<AnyEndpoint, 'name' | 'method' | 'readOnly' | 'access' | 'answers'>,
  { access, permissions }: ApiKeyLimits,
): boolean {
  const { name } = endpoint;
  // Each read of a batch is checked separately.
  if (name === 'me.read' || name === 'reads.batch') return true;
  if (endpoint.answers === 'events' || startsWithOneOf(name, neverNames)) return false;
  if (endpoint.access === 'session' || endpoint.access === 'second-step') return false;
  const changes = !readsOnly(endpoint);
  if (changes && (access === 'read' || startsWithOneOf(name, neverChanged))) return false;
  if (permissions === null) return true;
  return (
    (permissionNames as readonly string[]).includes(endpoint.access) &&
    permissions.includes(endpoint.access as PermissionName)
  );
}
