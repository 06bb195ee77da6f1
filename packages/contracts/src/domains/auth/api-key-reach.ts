import { readsOnly, type AnyEndpoint } from '../../core/endpoint.ts';
import { permissionNames, type PermissionName } from '../../core/permissions.ts';
import type { ApiKeyAccess } from './api-keys.schemas.ts';

/** What a key is limited to, beside what its person may do. */
export interface ApiKeyLimits {
  readonly access: ApiKeyAccess;
  /** Null: everything that its person may do. */
  readonly permissions: readonly PermissionName[] | null;
}

/** Sign-in, keys and impersonation: only a user at the screen may use them, no program. */
const neverNames = ['auth.', 'twoFactor.', 'apiKeys.', 'impersonation.', 'onboarding.'];

/** What decides who may sign in, what two people must agree on, and what is set for all users. */
const neverChanged = [
  'users.',
  'myInvitations.',
  'approvals.',
  'settings.',
  'webhooks.',
  'me.',
  'releaseTokens.',
  // Which fields there are is set for all users; what they hold on a record is not.
  ...['create', 'update', 'order', 'remove'].map((name) => `customFields.${name}`),
];

const startsWithOneOf = (name: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => name.startsWith(beginning));

/** Whether an endpoint answers a request with such a key, if its person may use it at all. */
export function isOpenToKey(
  endpoint: Pick<AnyEndpoint, 'name' | 'method' | 'readOnly' | 'access' | 'answers'>,
  { access, permissions }: ApiKeyLimits,
): boolean {
  const { name } = endpoint;
  // Each read of a batch is asked for by itself.
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
