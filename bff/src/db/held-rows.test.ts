import { setImmediate as later } from 'node:timers/promises';
import { HeldRows } from './held-rows.ts';
import { collectionChanged } from './on-write.ts';

/** Names of things, which record how often they were read. */
function names(collection: string) {
  const held = new HeldRows<string>(collection);
  const asked: string[][] = [];
  const read = async (ids: readonly string[]) => {
    asked.push([...ids]);
    await later();
    return new Map(ids.map((id) => [id, `${id}, read ${asked.length}`]));
  };
  return { asked, get: (...ids: string[]) => held.get(ids, read) };
}

it('combines simultaneous reads and does not read cached rows again', async () => {
  const { asked, get } = names('things');
  const [some, others] = await Promise.all([get('a', 'b'), get('b', 'c')]);
  expect([...some.keys(), ...others.keys()]).toEqual(['a', 'b', 'b', 'c']);
  expect((await get('c', 'd')).get('c')).toBe('c, read 1');
  expect(asked).toEqual([['a', 'b', 'c'], ['d']]);
});

it('caches nothing across a change, including reads that ran during it', async () => {
  const { asked, get } = names('others');
  await get('a');
  collectionChanged('others');
  const reading = get('a');
  await later();
  collectionChanged('others');
  expect((await reading).get('a')).toBe('a, read 2');
  expect((await get('a')).get('a')).toBe('a, read 3');
  expect(asked).toHaveLength(3);
});

it('reads again after a failed read', async () => {
  const held = new HeldRows<string>('failing');
  await expect(held.get(['a'], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const found = await held.get(['a'], () => Promise.resolve(new Map([['a', 'here']])));
  expect(found.get('a')).toBe('here');
});
