import { allEndpoints, type AnyEndpoint } from '@muster/contracts';
import { formatPath } from '../http/zod-fields.ts';
import { placesIn, withValue, type Place } from './bad-values.fixtures.ts';
import type { FixtureCall } from './endpoint-fixture.fixtures.ts';
import { fixtureOf } from './endpoint-fixtures.fixtures.ts';
import { harmlessText, hostileTexts } from './hostile-texts.fixtures.ts';
import { inTurn } from './in-turn.fixtures.ts';
import { refusalOf } from './permission-table.fixtures.ts';
import { openWorld, type Caller, type World } from './world.fixtures.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 60_000);
afterAll(() => world.close());

const stringPlaces = ({ body }: AnyEndpoint): Place[] =>
  body ? placesIn(body).filter(({ types }) => types.has('string')) : [];
const withStrings = allEndpoints.filter((endpoint) => stringPlaces(endpoint).length > 0);

/** Beyond any body limit, the longest text of a field, and one that services read. */
const lengths = [980_000, 80_000, 15_000];
/** Insignificant processor time in milliseconds: writing, garbage collection, compilation. */
const noise = 200;
/** Garbage collection threads count as well: only a text that is slow each time is the cause. */
const max = 4;

it.each(inTurn(withStrings, 0, 10).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s takes no longer for hostile texts than for harmless ones',
  async (_name, endpoint) => {
    const caller = world.callers.find((one) => refusalOf(endpoint, one) === null);
    if (!caller) throw new Error(`No role may call ${endpoint.name}`);
    const call = await fixtureOf(endpoint.name).call(world, caller);
    const turn = allEndpoints.indexOf(endpoint);
    const slow: string[] = [];
    for (const [index, { path }] of stringPlaces(endpoint).entries())
      for (const length of inTurn(lengths, turn + index, 3))
        for (const [shape, make] of inTurn(hostileTexts, turn + index, 13)) {
          const cost = (text: string) => costOf(endpoint, caller, call, path, text);
          const bound = 4 * (await cost(harmlessText(length))) + noise;
          const text = make(length);
          let taken = Infinity;
          for (let tries = 0; tries < max && taken > bound; tries += 1)
            taken = Math.min(taken, await cost(text));
          if (taken > bound)
            slow.push(`${formatPath(path)}: ${length} of ${shape} took ${taken} of ${bound} ms`);
        }
    expect(slow).toEqual([]);
  },
  600_000,
);

/** Returns the processor time in milliseconds that a request uses in this process. */
async function costOf(
  endpoint: AnyEndpoint,
  caller: Caller,
  call: FixtureCall,
  path: Place['path'],
  text: string,
): Promise<number> {
  const body = withValue(call.body ?? {}, path, text);
  const begin = process.cpuUsage();
  await world.door.ask(endpoint, { ...call, body }, call.as ?? caller.signedIn);
  const { user, system } = process.cpuUsage(begin);
  return Math.round((user + system) / 1000);
}
