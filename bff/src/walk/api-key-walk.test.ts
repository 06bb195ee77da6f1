import {
  allEndpoints,
  isOpenToKey,
  readsOnly,
  type AnyEndpoint,
  type ApiKeyLimits,
} from '@muster/contracts';
import { createApiKey } from '../domains/auth/keys/api-key.fixtures.ts';
import type { SignedIn } from '../testing/sign-in.ts';
import { fixtureOf } from './endpoint-fixtures.fixtures.ts';
import type { FixtureCall } from './endpoint-fixture.fixtures.ts';
import { explain, outcomeOf, type Answer } from './http.fixtures.ts';
import { dueEndpoints, inTurn, oneOfEachKind } from './in-turn.fixtures.ts';
import { refusalOf } from './permission-table.fixtures.ts';
import { createMail } from './records.fixtures.ts';
import { leaksIn } from './visibility.fixtures.ts';
import { openWorld, type Caller, type World } from './world.fixtures.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await createMail(world);
}, 60_000);
afterAll(() => world.close());

/** Endpoints that a session opens: links have their own cookie, and visitors need no key. */
const endpoints = dueEndpoints.filter(
  ({ access }) => access !== 'public' && !access.startsWith('token:'),
);

const turnOf = (endpoint: AnyEndpoint) => allEndpoints.indexOf(endpoint);

/** Keys by user and limits: repeated requests use the same one, as programs do. */
const secrets = new Map<string, Promise<string>>();
function secretOf(person: SignedIn, limited: Partial<ApiKeyLimits>): Promise<string> {
  const whose = `${person.assignment._id.toHexString()} ${JSON.stringify(limited)}`;
  const made = secrets.get(whose) ?? newSecret(person, limited);
  secrets.set(whose, made);
  return made;
}
async function newSecret(person: SignedIn, limited: Partial<ApiKeyLimits>): Promise<string> {
  const { secret } = await createApiKey(person, {
    ...(limited.access && { access: limited.access }),
    ...(limited.permissions && { permissions: [...limited.permissions] }),
  });
  return secret;
}

const askWithKey = async (
  endpoint: AnyEndpoint,
  call: FixtureCall,
  person: SignedIn,
  limited: Partial<ApiKeyLimits> = {},
): Promise<Answer> => {
  const secret = await secretOf(person, limited);
  const headers = { ...call.headers, Authorization: `Bearer ${secret}` };
  return world.door.ask(endpoint, { ...call, headers }, null);
};

const forbidden = '403 API_KEY_FORBIDDEN';
const whole: ApiKeyLimits = { access: 'write', permissions: null };

/** Limits of a key that exclude an endpoint. */
const tooNarrow = (
  endpoint: AnyEndpoint,
): readonly { what: string; limited: Partial<ApiKeyLimits> }[] => [
  ...(openToEveryKey.has(endpoint.name)
    ? []
    : [
        { what: 'limited to other things', limited: { permissions: ['styleguide.read' as const] } },
      ]),
  ...(readsOnly(endpoint) ? [] : [{ what: 'to read', limited: { access: 'read' as const } }]),
];
/** Every key may request its owner, and several answers at once. */
const openToEveryKey: ReadonlySet<string> = new Set(['me.read', 'reads.batch']);

/** A key may do at most what its user may: it gets no answer that its user would not. */
it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s grants an API key no more than its user',
  async (name, endpoint) => {
    const turn = turnOf(endpoint);
    const wrong: string[] = [];
    const check = (who: Caller, what: string, answer: Answer, wanted: string) => {
      wrong.push(...leaksIn(name, who.name, answer));
      if (outcomeOf(answer) !== wanted)
        wrong.push(`${name} as ${who.name}, ${what}: wanted ${wanted}, got ${explain(answer)}`);
    };
    const people = world.callers.filter(({ signedIn }) => signedIn !== null);
    const granted = people.filter((caller) => refusalOf(endpoint, caller) === null);
    const [first] = oneOfEachKind(endpoint, granted, turn);
    if (!first) throw new Error(`${name}: no role holds ${endpoint.access}`);
    const call = await fixtureOf(name).call(world, first);
    const opens = isOpenToKey(endpoint, whole);

    // The guard checks the permission table first, and equally for each of them.
    const refused = people.filter((caller) => refusalOf(endpoint, caller) !== null);
    for (const caller of inTurn(oneOfEachKind(endpoint, refused, turn), turn, 2)) {
      const code = opens ? `403 ${refusalOf(endpoint, caller)}` : forbidden;
      const { as: _as, ...plain } = call;
      check(caller, 'who may not', await askWithKey(endpoint, plain, caller.signedIn!), code);
    }

    const person = call.as ?? first.signedIn!;
    const { hidden } = fixtureOf(name);
    const secretCall = opens && typeof hidden === 'function' && (await hidden(world, first));
    if (secretCall) {
      const answer = await askWithKey(endpoint, secretCall, secretCall.as ?? person);
      if (answer.status !== 404) check(first, 'on a hidden record', answer, '404');
    }
    for (const { what, limited } of inTurn(tooNarrow(endpoint), turn, 2))
      check(first, what, await askWithKey(endpoint, call, person, limited), forbidden);

    const answer = await askWithKey(endpoint, call, person);
    if (!opens) check(first, 'never', answer, forbidden);
    else if (readsOnly(endpoint) && endpoint.answers === undefined) {
      const own = await world.door.ask(endpoint, call, person);
      check(first, 'as in the browser', answer, outcomeOf(own));
    } else if (outcomeOf(answer) === forbidden || answer.status >= 500)
      check(first, 'allowed', answer, String(endpoint.status ?? 200));
    expect(wrong).toEqual([]);
  },
);
