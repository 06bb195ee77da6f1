import { HeldValues } from '../../db/held-values.ts';
import type { RequestContext } from '../../http/context.ts';
import { readerNow } from '../../http/reader-now.ts';

/** Milliseconds after which changes by other processes, and what time alone changes, are seen. */
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
 * What a report answered to a question of the same person with the same rights a moment ago, or
 * what `read` makes. A change of this process to anything that reports count drops all of it.
 */
export function heldReport<T>(
  ctx: RequestContext,
  question: object,
  read: () => Promise<T>,
): Promise<T> {
  const key = JSON.stringify([readerNow(ctx), question]);
  return held.get(key, read) as Promise<T>;
}
