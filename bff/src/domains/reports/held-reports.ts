import { HeldValues } from '../../db/held-values.ts';
import type { RequestContext } from '../../http/context.ts';
import { readerNow } from '../../http/reader-now.ts';

/** Milliseconds after which changes by other processes, or by time alone, are seen. */
const heldFor = 2_000;

const held = new HeldValues<unknown>({
  collections: [
    'applications',
    'application_events',
    'jobs',
    'positions',
    'placements',
    'candidates',
    'companies',
    'company_users',
    'users',
    'role_assignments',
    'reasons',
    'skills',
    'talent_pools',
    'talent_pool_members',
    'referrals',
    'settings',
    'vetting_decisions',
    'vetting_interviews',
    'vetting_scorecards',
  ],
  heldFor,
});

/**
 * Returns a recent result of the same query by the same user with the same rights, or the result of
 * `read`. A change by this process to any counted collection drops all of them.
 */
export function heldReport<T>(
  ctx: RequestContext,
  question: object,
  read: () => Promise<T>,
): Promise<T> {
  const key = JSON.stringify([readerNow(ctx), question]);
  return held.get(key, read) as Promise<T>;
}
