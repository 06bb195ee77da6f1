import {
  allEndpoints,
  errorCatalogue,
  impersonatedScopeOf,
  impersonationModesOf,
  impersonationRuleOf,
  permissionNames,
  readsOnly,
  refusalByRoles,
  roles,
  type AnyEndpoint,
  type ErrorCode,
  type ImpersonationMode,
  type Role,
} from '@muster/contracts';
import { CompanyModel } from '../records/companies/company.model.ts';
import { UserModel } from '../identity/user.model.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { differences, takeSnapshot } from './database-snapshot.fixtures.ts';
import type { FixtureCall } from './endpoint-fixture.fixtures.ts';
import { fixtureOf } from './endpoint-fixtures.fixtures.ts';
import { explain, outcomeOf, type Answer } from './http.fixtures.ts';
import { actingAs } from './impersonated.fixtures.ts';
import { refusalOf } from './permission-table.fixtures.ts';
import { createMail } from './records.fixtures.ts';
import { leaksIn } from './visibility.fixtures.ts';
import { dueEndpoints, walksAll } from './in-turn.fixtures.ts';
import { openWorld, type Caller, type World } from './world.fixtures.ts';

/** A user of one role who impersonates a user of another. */
interface Pair {
  readonly actorRole: Role;
  readonly targetRole: Role;
  readonly mode: ImpersonationMode;
  readonly session: SignedIn;
}

/** A call as the target would make it, and the target's answer. */
interface Prepared {
  readonly call: () => Promise<FixtureCall>;
  readonly hidden: FixtureCall | null;
  /** Null for changes, which only the pairs make. */
  readonly own: Answer | null;
}

let world: World;
let pairs: readonly Pair[];
/** Reads as each target makes them, by endpoint and role. */
const readsOfTargets = new Map<string, FixtureCall>();

beforeAll(async () => {
  world = await openWorld();
  await createMail(world);
  pairs = await everyPair();
}, 180_000);
afterAll(() => world.close());

/** Returns every permitted pair, in every permitted mode. */
async function everyPair(): Promise<Pair[]> {
  const found: Pair[] = [];
  for (const actorRole of roles)
    for (const mode of impersonationModesOf(actorRole))
      for (const targetRole of roles) {
        if (refusalByRoles(actorRole, [targetRole])) continue;
        const actor = await signInAs(world.test, actorRole);
        if (actorRole === 'account_manager') await putOnTheTeam(actor);
        const target = world.as(targetRole).assignment;
        const session = await actingAs(world, actor, target, mode);
        found.push({ actorRole, targetRole, mode, session });
      }
  return found;
}

const putOnTheTeam = ({ user }: SignedIn) =>
  CompanyModel.updateOne(
    { _id: world.company._id },
    { $push: { team: { userId: user._id, function: 'account_manager', from: '2026-01-01' } } },
  );

/** Calls that end or extend a session would end the walk; the tests beside the code cover them. */
const isWalked = (endpoint: AnyEndpoint): boolean =>
  (impersonationRuleOf(endpoint) !== 'control' || endpoint.method === 'GET') &&
  // The address of a file is only valid for the session that requested it; so is the access of an
  // account to a room.
  !/^(attachments\.file|meetingVisit\.(read|call))$/.test(endpoint.name);
const walked = dueEndpoints.filter(isWalked);
const rowsOf = (endpoints: readonly AnyEndpoint[]) =>
  endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

/** Returns the refusal required by the contracts; null: the answer is the target's. */
function refusalFor(
  endpoint: AnyEndpoint,
  { actorRole, targetRole, mode }: Pair,
): ErrorCode | null {
  const rule = impersonationRuleOf(endpoint);
  if (rule === 'act' || rule === 'never') {
    if (mode === 'view_only') return 'IMPERSONATION_READ_ONLY';
    if (rule === 'never') return 'IMPERSONATION_FORBIDDEN_ACTION';
  }
  const permission = permissionNames.find((name) => name === endpoint.access);
  if (!permission) return null;
  return impersonatedScopeOf({ targetRole, actorRole, mode }, permission) ? null : 'FORBIDDEN';
}

const wantedOf = (endpoint: AnyEndpoint, pair: Pair): string => {
  const code = refusalFor(endpoint, pair);
  return code ? `${errorCatalogue[code]} ${code}` : String(endpoint.status ?? 200);
};

/**
 * `npm run test:full` sends every pair to every endpoint. Otherwise each endpoint gets some of
 * them, in turn, so that every pair covers its share of the endpoints.
 */
const pairsAtOnce = walksAll ? Infinity : 1;
function pairsFor(endpoint: AnyEndpoint, mode: ImpersonationMode): readonly Pair[] {
  const all = pairs.filter((pair) => pair.mode === mode);
  if (all.length <= pairsAtOnce) return all;
  const step = all.length / pairsAtOnce;
  const turn = allEndpoints.indexOf(endpoint);
  return Array.from({ length: pairsAtOnce }, (_, i) => {
    const pair = all[(Math.floor(i * step) + turn) % all.length];
    if (!pair) throw new Error(`No pair for ${endpoint.name}`);
    return pair;
  });
}

const callerOf = (name: Role): Caller => ({ name, signedIn: world.as(name) });

const isGranted = (endpoint: AnyEndpoint, caller: Caller): boolean =>
  refusalOf(endpoint, caller) === null;

/** Returns a valid call of a caller with permission. */
function callOfDonor(endpoint: AnyEndpoint): Promise<FixtureCall> {
  const donor = world.callers.find((caller) => isGranted(endpoint, caller));
  if (!donor) throw new Error(`No role may call ${endpoint.name}`);
  return Promise.resolve(fixtureOf(endpoint.name).call(world, donor));
}

/** Reads as the target, and returns the call. Kept for later impersonations. */
async function prepareRead(
  endpoint: AnyEndpoint,
  target: Caller,
  compares: boolean,
): Promise<Prepared> {
  const key = `${endpoint.name} ${target.name}`;
  const known = readsOfTargets.get(key);
  if (known) return { call: () => Promise.resolve(known), hidden: null, own: null };
  const { call, hidden } = fixtureOf(endpoint.name);
  const made = await call(world, target);
  readsOfTargets.set(key, made);
  return {
    call: () => Promise.resolve(made),
    hidden: typeof hidden === 'function' ? await hidden(world, target) : null,
    own: compares ? await world.door.ask(endpoint, made, target.signedIn) : null,
  };
}

const nameOf = ({ actorRole, targetRole, mode }: Pair): string =>
  `${actorRole} as ${targetRole} (${mode})`;

/** Returns differences from the contracts, and leaks, for these pairs on an endpoint. */
async function problemsOf(endpoint: AnyEndpoint, asked: readonly Pair[]): Promise<string[]> {
  // An acting user changes what is read meanwhile; in view-only mode both get the same answer.
  const compares = asked.every(({ mode }) => mode === 'view_only');
  // Created when it is sent: permitted changes use separate records.
  let made: Promise<FixtureCall> | undefined;
  const anybodys: Prepared = {
    call: () => (made ??= callOfDonor(endpoint)),
    hidden: null,
    own: null,
  };
  const found = await Promise.all(
    roles.map(async (targetRole) => {
      const target = callerOf(targetRole);
      const of = asked.filter((pair) => pair.targetRole === targetRole);
      if (of.length === 0) return [];
      const isRead = readsOnly(endpoint) && isGranted(endpoint, target);
      const prepared = isRead ? await prepareRead(endpoint, target, compares) : anybodys;
      const problems: string[] = [];
      // One after the other, because they change the same person.
      for (const pair of of) problems.push(...(await problemsOfPair(endpoint, pair, prepared)));
      return problems;
    }),
  );
  return found.flat();
}

async function problemsOfPair(
  endpoint: AnyEndpoint,
  pair: Pair,
  { call, hidden, own }: Prepared,
): Promise<string[]> {
  const wanted = wantedOf(endpoint, pair);
  const isAllowed = refusalFor(endpoint, pair) === null;
  const isChange = isAllowed && !readsOnly(endpoint);
  const sent = isChange ? await freshCall(endpoint, pair) : await call();
  const answer = await world.door.ask(endpoint, sent, pair.session);
  const found: string[] = [];
  const never = fixtureOf(endpoint.name).never?.[pair.targetRole];
  const isRefusedOtherwise = never && (answer.status === 403 || answer.status === 404);
  if (outcomeOf(answer) !== wanted && !isRefusedOtherwise)
    found.push(`wanted ${wanted}, got ${explain(answer)}`);
  found.push(...leaksTo(endpoint, pair, answer));
  if (own && !ofTheSession.has(endpoint.name)) found.push(...moreThan(own, answer));
  if (hidden && isAllowed) {
    const denied = await world.door.ask(endpoint, hidden, pair.session);
    if (denied.status !== 404) found.push(`on a hidden record: ${explain(denied)}`);
    found.push(...leaksTo(endpoint, pair, denied));
  }
  return found.map((problem) => `${nameOf(pair)}: ${problem}`);
}

/** A change uses a separate record at its current version. */
async function freshCall(endpoint: AnyEndpoint, { targetRole }: Pair): Promise<FixtureCall> {
  const call = await fixtureOf(endpoint.name).call(world, callerOf(targetRole));
  if (!endpoint.name.startsWith('me.') || call.body?.['version'] === undefined) return call;
  const user = await UserModel.findById(world.as(targetRole).user._id).lean();
  return { ...call, body: { ...call.body, version: user?.version } };
}

/** During impersonation no answer contains more than both users may see. */
const leaksTo = ({ name }: AnyEndpoint, { actorRole, targetRole }: Pair, answer: Answer) => [
  ...leaksIn(name, targetRole, answer),
  ...(actorRole === 'account_manager' ? leaksIn(name, actorRole, answer) : []),
];

/** Answers that depend on the session or the real user, and are not compared. */
const ofTheSession: ReadonlySet<string> = new Set([
  'attachments.download',
  'auth.session',
  'impersonation.current',
  'platform.health',
  'platform.remotes',
]);
const ofTheMoment: ReadonlySet<string> = new Set([
  'nextCursor',
  'prevCursor',
  'lastSeenAt',
  'computedAt',
  'asOf',
  'ticket',
]);

/** The time at which a calendar file was written. */
const stamp = /^DTSTAMP:.*$/gm;

/** Returns the texts of an answer, each with its key: `name: Ada`. */
function textsIn(value: unknown, key = '', into = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) textsIn(item, key, into);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) textsIn(inner, name, into.add(`${name}:`));
  else if (typeof value === 'string' && !ofTheMoment.has(key))
    into.add(`${key}: ${value.replace(stamp, '')}`);
  return into;
}

function moreThan(own: Answer, answer: Answer): string[] {
  if (answer.status >= 400) return [];
  const known = textsIn(own.body);
  return [...textsIn(answer.body)]
    .filter((text) => !known.has(text))
    .map((text) => `is told what the target is not: ${text.slice(0, 120)}`);
}

it('covers every pair of roles that the rules allow', () => {
  const counted = (role: Role, mode: ImpersonationMode) =>
    pairs.filter((pair) => pair.actorRole === role && pair.mode === mode).length;
  expect({
    ownersLooking: counted('owner', 'view_only'),
    ownersActing: counted('owner', 'act'),
    adminsLooking: counted('admin', 'view_only'),
    adminsActing: counted('admin', 'act'),
    accountManagersLooking: counted('account_manager', 'view_only'),
    accountManagersActing: counted('account_manager', 'act'),
  }).toEqual({
    ownersLooking: roles.length - 1,
    ownersActing: roles.length - 1,
    adminsLooking: roles.length - 2,
    adminsActing: roles.length - 2,
    accountManagersLooking: 3,
    accountManagersActing: 0,
  });
});

describe('viewing as another user', () => {
  const changes = walked.filter((endpoint) => !readsOnly(endpoint));

  it.each(rowsOf(walked.filter(readsOnly)))(
    '%s shows only what both users may read',
    async (_, endpoint) => {
      expect(await problemsOf(endpoint, pairsFor(endpoint, 'view_only'))).toEqual([]);
    },
  );

  it('changes nothing, whatever is attempted', async () => {
    const prepared = new Map<AnyEndpoint, FixtureCall>();
    for (const endpoint of changes) prepared.set(endpoint, await callOfDonor(endpoint));
    const before = await takeSnapshot();
    const found: string[] = [];
    for (const [endpoint, call] of prepared)
      await Promise.all(
        pairsFor(endpoint, 'view_only').map(async (pair) => {
          const answer = await world.door.ask(endpoint, call, pair.session);
          if (outcomeOf(answer) !== wantedOf(endpoint, pair))
            found.push(`${endpoint.name}, ${nameOf(pair)}: ${explain(answer)}`);
          found.push(...leaksTo(endpoint, pair, answer));
        }),
      );
    expect(found).toEqual([]);
    expect(differences(before, await takeSnapshot())).toEqual([]);
  }, 180_000);

  it('leaves nothing but audit entries when it reads', async () => {
    const recruiter = callerOf('recruiter');
    const prepared = await Promise.all(
      walked
        .filter((endpoint) => readsOnly(endpoint) && isGranted(endpoint, recruiter))
        .map(async (endpoint) => ({
          endpoint,
          ...(await prepareRead(endpoint, recruiter, false)),
        })),
    );
    const viewer = pairs.find(
      ({ targetRole, mode }) => targetRole === 'recruiter' && mode === 'view_only',
    );
    if (!viewer) throw new Error('Nobody looks on as a recruiter');
    const before = await takeSnapshot();
    for (const { endpoint, call } of prepared)
      await world.door.ask(endpoint, await call(), viewer.session);
    const left = differences(before, await takeSnapshot());
    expect(left.filter((line) => !/^added audit_(events|values)\//.test(line))).toEqual([]);
  }, 180_000);
});

describe('acting as another user', () => {
  it.each(rowsOf(walked))('%s answers as its rule says', async (_name, endpoint) => {
    expect(await problemsOf(endpoint, pairsFor(endpoint, 'act'))).toEqual([]);
  });
});
