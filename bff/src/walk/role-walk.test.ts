import {
  allEndpoints,
  errorCatalogue,
  permissionNames,
  readsOnly,
  roles,
  scopeOf,
  type AnyEndpoint,
  type ErrorCode,
  type PermissionName,
} from '@muster/contracts';
import { signInAs } from '../testing/sign-in.ts';
import { endpointFixtures, fixtureOf } from './endpoint-fixtures.fixtures.ts';
import type { FixtureCall } from './endpoint-fixture.fixtures.ts';
import { errorOf, explain, outcomeOf, type Answer, type Credentials } from './http.fixtures.ts';
import { refusalOf } from './permission-table.fixtures.ts';
import { createMail, unknownId } from './records.fixtures.ts';
import { leaksIn } from './visibility.fixtures.ts';
import { inTurn, kindOf, walksAll } from './in-turn.fixtures.ts';
import { openWorld, type Caller, type CallerName, type World } from './world.fixtures.ts';

interface HalfWay {
  name: string;
  code: ErrorCode;
  credentials: Credentials;
}

let world: World;
/** Users whose session has no role yet. */
let halfWay: readonly HalfWay[];
/** The first of them, who may not even use endpoints that need no role. */
let noCode: readonly HalfWay[];

beforeAll(async () => {
  world = await openWorld();
  noCode = [
    {
      name: 'somebody whose code is due',
      code: 'TWO_FACTOR_REQUIRED',
      credentials: await signInAs(world.test, 'owner', {
        session: { assignmentId: null, secondStepDue: true },
      }),
    },
  ];
  halfWay = [
    ...noCode,
    {
      name: 'somebody without a chosen role',
      code: 'ROLE_REQUIRED',
      credentials: await signInAs(world.test, 'owner', { session: { assignmentId: null } }),
    },
    {
      name: 'somebody before set-up',
      code: 'SETUP_REQUIRED',
      credentials: await signInAs(world.test, 'owner', { user: { status: 'pending_setup' } }),
    },
    {
      name: 'an owner whose role was taken away',
      code: 'ROLE_REQUIRED',
      credentials: await signInAs(world.test, 'owner', { assignment: { revokedAt: new Date() } }),
    },
  ];
  await createMail(world);
}, 60_000);
afterAll(() => world.close());

const refused = (code: ErrorCode): string => `${errorCatalogue[code]} ${code}`;

/**
 * Collects differences from the expectation, each with the endpoint, the caller and the cause.
 * Every answer, allowed or refused, is searched for secrets that its reader must not know.
 */
function createFindings({ name }: AnyEndpoint) {
  const found: string[] = [];
  return {
    found,
    expect: (who: string, what: string, answer: Answer, wanted: string) => {
      if (isCallerName(who)) found.push(...leaksIn(name, who, answer));
      if (outcomeOf(answer) === wanted) return;
      found.push(`${name} as ${who}, ${what}: wanted ${wanted}, got ${explain(answer)}`);
    },
  };
}
const isCallerName = (who: string): who is CallerName =>
  world.callers.some(({ name }) => name === who);
type Findings = ReturnType<typeof createFindings>;

it('has a fixture for each endpoint and none for endpoints that are gone', () => {
  const names = allEndpoints.map(({ name }) => name);
  expect(names.filter((name) => !endpointFixtures[name])).toEqual([]);
  expect(Object.keys(endpointFixtures).filter((name) => !names.includes(name))).toEqual([]);
});

it('states for each endpoint about one record what it hides from whom', () => {
  const silent = allEndpoints
    .filter(({ name, path }) => path.includes(':') && !endpointFixtures[name]?.hidden)
    .map(({ name }) => `${name}: add "hidden" to its fixture`);
  expect(silent).toEqual([]);
});

it('lists every role that holds the permission of an endpoint but can never use it', () => {
  // Roles that hold a permission but cannot use it are listed, so that a new one is noticed.
  const never = Object.entries(endpointFixtures).flatMap(([name, fixture]) =>
    Object.keys(fixture.never ?? {}).map((role) => `${name} as ${role}`),
  );
  expect(never.toSorted()).toEqual([
    'applications.requestInterview as client_admin',
    'applications.requestInterview as client_manager',
    'applications.select as client_admin',
    'applications.select as client_manager',
    'applications.unselect as client_admin',
    'applications.unselect as client_manager',
    ...roles.map((role) => `applying.correctAddress as ${role}`).toSorted(),
    'approvals.approve as account_manager',
    'approvals.approve as finance_hr',
    'approvals.approve as recruiter',
    'approvals.approve as team_lead',
    'approvals.approve as vetter',
    'approvals.refuse as account_manager',
    'approvals.refuse as finance_hr',
    'approvals.refuse as recruiter',
    'approvals.refuse as team_lead',
    'approvals.refuse as vetter',
    'attachments.attachToCandidate as candidate',
    'attachments.attachToCandidate as client_admin',
    'attachments.attachToCandidate as client_manager',
    'attachments.attachToCandidate as contractor',
    'chat.add as candidate',
    'chat.add as client_admin',
    'chat.add as client_manager',
    'chat.add as client_viewer',
    'chat.add as contractor',
    'chat.close as candidate',
    'chat.close as client_admin',
    'chat.close as client_manager',
    'chat.close as client_viewer',
    'chat.close as contractor',
    'chat.removePerson as candidate',
    'chat.removePerson as client_admin',
    'chat.removePerson as client_manager',
    'chat.removePerson as client_viewer',
    'chat.removePerson as contractor',
    'chat.reopen as candidate',
    'chat.reopen as client_admin',
    'chat.reopen as client_manager',
    'chat.reopen as client_viewer',
    'chat.reopen as contractor',
    'coworkers.approve as client_manager',
    'coworkers.refuse as client_manager',
    'emailTemplates.restoreDefault as account_manager',
    'emailTemplates.restoreDefault as finance_hr',
    'emailTemplates.restoreDefault as recruiter',
    'emailTemplates.restoreDefault as team_lead',
    'emailTemplates.restoreDefault as vetter',
    'jobDialogues.createJob as vetter',
    'operations.retry as account_manager',
    'operations.retry as finance_hr',
    'operations.retry as recruiter',
    'operations.retry as vetter',
    'operations.undo as account_manager',
    'operations.undo as finance_hr',
    'operations.undo as recruiter',
    'operations.undo as vetter',
    'recordFiles.attachToCompany as candidate',
    'recordFiles.attachToCompany as client_admin',
    'recordFiles.attachToCompany as client_manager',
    'recordFiles.attachToCompany as contractor',
    'recordFiles.attachToCompany as vetter',
    'recordFiles.attachToJob as candidate',
    'recordFiles.attachToJob as client_admin',
    'recordFiles.attachToJob as client_manager',
    'recordFiles.attachToJob as contractor',
    'recordFiles.ofCompany as vetter',
  ]);
});

const turnOf = (endpoint: AnyEndpoint): number => allEndpoints.indexOf(endpoint);

/**
 * `npm run test:full` tests every permitted caller. Otherwise one caller of each scope is tested,
 * in turn, so that every role covers its share of the endpoints.
 */
const alike = walksAll ? Infinity : 1;
function sampleOf(endpoint: AnyEndpoint, granted: readonly Caller[]): Caller[] {
  const { access } = endpoint;
  const permission = (permissionNames as readonly string[]).includes(access)
    ? (access as PermissionName)
    : null;
  const scopes = new Map<string, Caller[]>();
  for (const caller of granted) {
    const scope =
      (permission && caller.name !== 'visitor' && scopeOf(caller.name, permission)) || 'any';
    scopes.set(scope, [...(scopes.get(scope) ?? []), caller]);
  }
  const turn = turnOf(endpoint);
  return [...scopes.values()].flatMap((callers) =>
    callers.length <= alike
      ? callers
      : callers.map((_, i) => callers[(i + turn) % callers.length]!).slice(0, alike),
  );
}

it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers each role as the permission table says',
  async (_name, endpoint) => {
    const findings = createFindings(endpoint);
    const granted = world.callers.filter((caller) => refusalOf(endpoint, caller) === null);
    const sample = sampleOf(endpoint, granted);
    const [first] = sample;
    if (!first) throw new Error(`${endpoint.name}: no role holds ${endpoint.access}`);
    const call = await fixtureOf(endpoint.name).call(world, first);
    await askAsRefused(endpoint, call, findings);
    // One after the other, because some actions allow only one at a time. The call refused to
    // others is kept for the first caller, whose answer would differ if a refusal had changed
    // anything.
    for (const caller of sample)
      await askAsGranted(endpoint, caller, caller === first ? call : null, findings);
    expect(findings.found).toEqual([]);
  },
);

/**
 * Returns refused callers, one of each kind in turn: staff, clients, candidates, visitors. The
 * guard only checks the permission table, so callers refused for the same reason get the same
 * answer; `npm run test:full` tests every caller.
 */
function refusedOn(endpoint: AnyEndpoint): Caller[] {
  const refused = world.callers.filter((caller) => refusalOf(endpoint, caller) !== null);
  if (walksAll) return refused;
  return (['staff', 'client', 'candidate', 'visitor'] as const).flatMap((kind) => {
    const alike = refused.filter(({ name }) => kindOf(name) === kind);
    return alike.length > 0 ? [alike[turnOf(endpoint) % alike.length]!] : [];
  });
}

/** The call is valid: what a granted role sends on a record that it reaches. */
async function askAsRefused(endpoint: AnyEndpoint, call: FixtureCall, findings: Findings) {
  const { ask } = world.door;
  const refusals = refusedOn(endpoint).map(async (caller) => {
    const code = refusalOf(endpoint, caller);
    if (code === null) return;
    const answer = await ask(endpoint, call, caller.signedIn);
    findings.expect(caller.name, 'who does not hold the permission', answer, refused(code));
    if (errorOf(answer)?.context?.['existingId'] !== undefined)
      findings.found.push(`${endpoint.name} as ${caller.name}: the refusal names a record`);
  });
  await Promise.all(refusals);
  if (endpoint.access === 'public' || endpoint.access === 'second-step') return;
  const early = endpoint.access === 'session' ? noCode : inTurn(halfWay, turnOf(endpoint), 4);
  for (const { name, code, credentials } of early)
    findings.expect(name, 'too early', await ask(endpoint, call, credentials), refused(code));
}

/**
 * The first caller, whose call exists already, tries wrong tokens and ids, which are refused for
 * every caller.
 */
async function askAsGranted(
  endpoint: AnyEndpoint,
  caller: Caller,
  made: FixtureCall | null,
  findings: Findings,
) {
  const { ask } = world.door;
  const fixture = fixtureOf(endpoint.name);
  const isFirst = made !== null;
  const call = made ?? (await fixture.call(world, caller));
  const credentials = call.as ?? caller.signedIn;
  const check = (what: string, answer: Answer, wanted: string) =>
    findings.expect(caller.name, what, answer, wanted);
  if (isFirst && !readsOnly(endpoint) && credentials) {
    for (const csrfToken of inTurn([null, '', 'x'.repeat(32)], turnOf(endpoint), 3))
      check(
        `with the CSRF token ${csrfToken}`,
        await ask(endpoint, call, credentials, { csrfToken }),
        refused('CSRF_FAILED'),
      );
  }
  const ids = [unknownId(), ...(isFirst ? inTurn(strangeIds, turnOf(endpoint), 5) : [])];
  await askForForeign(endpoint, { ...call, as: call.as ?? caller.signedIn }, ids, (id, answer) =>
    check(`with the id ${id}`, answer, refused('NOT_FOUND')),
  );
  if (typeof fixture.hidden === 'function') {
    const hidden = await fixture.hidden(world, caller);
    if (hidden) {
      const answer = await ask(endpoint, hidden, hidden.as ?? credentials);
      // Links return TOKEN_INVALID, which is a 404 as well.
      const code = errorOf(answer)?.code === 'TOKEN_INVALID' ? 'TOKEN_INVALID' : 'NOT_FOUND';
      check('on a hidden record', answer, refused(code));
    }
  }
  const answer = await ask(endpoint, call, credentials);
  const never = caller.name !== 'visitor' ? fixture.never?.[caller.name] : undefined;
  if (never) {
    findings.found.push(...leaksIn(endpoint.name, caller.name, answer));
    if (answer.status !== 403 && answer.status !== 404)
      check(`although ${never}`, answer, '403 or 404');
    return;
  }
  check('allowed', answer, String(endpoint.status ?? 200));
}

/**
 * Ids without a record, and texts that are not ids. Careless drivers accept twelve letters as one.
 */
const strangeIds = ['not-an-id', 'twelve-chars', '[object Object]', '%00', 'x'.repeat(100)];

async function askForForeign(
  endpoint: AnyEndpoint,
  call: FixtureCall,
  ids: readonly string[],
  complain: (id: string, answer: Answer) => void,
) {
  const [name] = Object.keys(call.params ?? {});
  if (!name) return;
  for (const id of ids) {
    const foreign = { ...call, params: { ...call.params, [name]: id } };
    const answer = await world.door.ask(endpoint, foreign, call.as ?? null);
    if (answer.status !== 404) complain(id, answer);
  }
}
