import { listChange } from './list-change.ts';

interface Link {
  id?: string;
  url: string;
}

const a: Link = { id: 'a', url: 'one' };
const b: Link = { id: 'b', url: 'two' };
const c: Link = { id: 'c', url: 'three' };

test('an untouched list sends nothing', () => {
  expect(listChange([a, b], [a, b])).toBeNull();
});

test('changed, new and removed items are distinguished by id', () => {
  const added: Link = { url: 'four' };
  expect(listChange([a, b, c], [a, { ...b, url: 'TWO' }, added])).toEqual({
    upsert: [{ id: 'b', url: 'TWO' }, added],
    remove: ['c'],
  });
});

test('a new order is sent, with new items referenced by their index in upsert', () => {
  const added: Link = { url: 'four' };
  expect(listChange([a, b], [b, a])).toEqual({ upsert: [], remove: [], order: ['b', 'a'] });
  expect(listChange([a, b], [added, a, b])).toEqual({
    upsert: [added],
    remove: [],
    order: ['new:0', 'a', 'b'],
  });
});

test('removing an item alone does not count as reordering', () => {
  expect(listChange([a, b, c], [b, c])).toEqual({ upsert: [], remove: ['a'] });
});
