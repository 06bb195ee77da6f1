import { HeldValues } from '../../db/held-values.ts';
import type { RequestContext } from '../../http/context.ts';
import { readerNow } from '../../http/reader-now.ts';

/** Milliseconds after which changes by other processes, or by time alone, are seen. */
const heldFor = 2_000;
/** The same for the overview of all reports, which takes as long as twenty reports. */
const catalogueHeldFor = 20_000;

const collections = [
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
];

const reports = new HeldValues<unknown>({ collections, heldFor });
const catalogues = new HeldValues<unknown>({ collections, heldFor: catalogueHeldFor });

/**
 * Returns a recent result of the same query by the same user with the same rights, or the result of
 * `read`. A change by this process to any counted collection drops all of them.
 */
export const heldReport = <T>(
  ctx: RequestContext,
  question: object,
  read: () => Promise<T>,
): Promise<T> => reports.get(keyOf(ctx, question), read) as Promise<T>;

/** {@link heldReport} for the overview of all reports. */
export const heldCatalogue = <T>(
  ctx: RequestContext,
  question: object,
  read: () => Promise<T>,
): Promise<T> => catalogues.get(keyOf(ctx, question), read) as Promise<T>;

const keyOf = (ctx: RequestContext, question: object): string =>
  JSON.stringify([readerNow(ctx), question]);
