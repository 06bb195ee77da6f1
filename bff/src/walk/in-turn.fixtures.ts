import { dueShare } from '@muster/build/turns';
import {
  allEndpoints,
  type AnyEndpoint,
  audienceOf,
  permissionNames,
  scopeOf,
} from '@muster/contracts';
import type { Caller, CallerName } from './world.fixtures.ts';

/** `npm run test:full` walks everywhere with everything. */
export const walksAll = Boolean(process.env['MUSTER_TEST_FULL']);

/**
 * A walk that takes long goes over a sixth of the endpoints at each run of `npm test`; the walk of
 * roles and that of clients' secrets go over all of them.
 */
export const dueEndpoints: readonly AnyEndpoint[] = dueShare(allEndpoints);
/** Whether {@link dueEndpoints} are all. */
export const isAllDue = dueEndpoints.length === allEndpoints.length;

/**
 * Some of the values, one of so many, and others at each turn: so a walk over hundreds of endpoints
 * takes each value to many of them in a bearable time. All of them in `npm run test:full`.
 */
export const inTurn = <T>(values: readonly T[], turn: number, oneOf: number): T[] =>
  walksAll ? [...values] : values.filter((_, index) => (index + turn) % oneOf === 0);

/** Staff, clients, candidates, visitors. */
export const kindOf = (name: CallerName) => (name === 'visitor' ? name : audienceOf(name));

/**
 * Of those who may call an endpoint one of each kind of role in each scope, another at each turn:
 * the permission table and the scope decide for them alike. All of them in `npm run test:full`.
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

/** Whether a caller is one of {@link oneOfEachKind} of those who may, at the turn of the endpoint. */
export const hasTurn = (
  endpoint: AnyEndpoint,
  granted: readonly Caller[],
  name: CallerName,
): boolean =>
  oneOfEachKind(endpoint, granted, allEndpoints.indexOf(endpoint)).some(
    (caller) => caller.name === name,
  );
