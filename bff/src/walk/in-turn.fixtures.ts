import { dueShare } from '@muster/build/turns';
import {
  allEndpoints,
  type AnyEndpoint,
  audienceOf,
  permissionNames,
  scopeOf,
} from '@muster/contracts';
import type { Caller, CallerName } from './world.fixtures.ts';

/** `npm run test:full` tests everything everywhere. */
export const walksAll = Boolean(process.env['MUSTER_TEST_FULL']);

/**
 * A long walk covers a sixth of the endpoints on each run of `npm test`; the role walk and that of
 * clients' secrets cover all of them.
 */
export const dueEndpoints: readonly AnyEndpoint[] = dueShare(allEndpoints);
/** Whether {@link dueEndpoints} are all. */
export const isAllDue = dueEndpoints.length === allEndpoints.length;

/**
 * Returns one in `oneOf` of the values, others at each turn, so that a walk over hundreds of
 * endpoints uses each value on many of them in acceptable time. Returns all of them in `npm run
 * test:full`.
 */
export const inTurn = <T>(values: readonly T[], turn: number, oneOf: number): T[] =>
  walksAll ? [...values] : values.filter((_, index) => (index + turn) % oneOf === 0);

/** Staff, clients, candidates, visitors. */
export const kindOf = (name: CallerName) => (name === 'visitor' ? name : audienceOf(name));

/**
 * Returns one permitted caller of each kind of role in each scope, another at each turn: the
 * permission table and the scope treat them alike. Returns all of them in `npm run test:full`.
 */
export function oneOfEachKind(
  { access }: AnyEndpoint,
  granted: readonly Caller[],
  turn: number,
): Caller[] {
  if (walksAll) return [...granted];
  const permission = permissionNames.find((name) => name === access);
  const alike = new Map<string, Caller[]>();
  for (const caller of granted) {
    const scope = permission && caller.name !== 'visitor' && scopeOf(caller.name, permission);
    const key = `${kindOf(caller.name)} ${scope || 'any'}`;
    alike.set(key, [...(alike.get(key) ?? []), caller]);
  }
  return [...alike.values()].flatMap((callers) => callers[turn % callers.length] ?? []);
}

/** Checks whether {@link oneOfEachKind} selects a caller at the turn of the endpoint. */
export const hasTurn = (
  endpoint: AnyEndpoint,
  granted: readonly Caller[],
  name: CallerName,
): boolean =>
  oneOfEachKind(endpoint, granted, allEndpoints.indexOf(endpoint)).some(
    (caller) => caller.name === name,
  );
