import { HeldValues } from './held-values.ts';
import { collectionChanged, hearOfChanges, passChangesOn } from './on-write.ts';

const told: string[] = [];
beforeAll(() => passChangesOn((collection) => void told.push(collection)));
afterAll(() => passChangesOn(() => undefined));
beforeEach(() => void told.splice(0));

it('drops cached values when another process under the same parent changed their collection', async () => {
  const held = new HeldValues<number>({ collections: ['things'], heldFor: 60_000 });
  let reads = 0;
  const read = async () => (reads += 1);
  expect([await held.get('a', read), await held.get('a', read)]).toEqual([1, 1]);
  hearOfChanges(['others']);
  expect(await held.get('a', read)).toBe(1);
  hearOfChanges(['things']);
  expect(await held.get('a', read)).toBe(2);
  // Reporting it again would create an endless loop.
  expect(told).toEqual([]);
});

it('notifies other processes of changes to collections with cached values', () => {
  collectionChanged('things');
  collectionChanged('nothing is held of these');
  expect(told).toEqual(['things']);
});
