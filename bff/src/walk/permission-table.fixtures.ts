import { can, type AnyEndpoint, type ErrorCode } from '@muster/contracts';
import type { Caller } from './world.fixtures.ts';

/** Returns the permission table's refusal of a caller; null: granted. */
export function refusalOf({ access }: AnyEndpoint, { name }: Caller): ErrorCode | null {
  if (access === 'public' || access.startsWith('token:')) return null;
  if (name === 'visitor') return 'UNAUTHENTICATED';
  if (access === 'session' || access === 'second-step' || access === 'authenticated') return null;
  return can(name, access as never) ? null : 'FORBIDDEN';
}
