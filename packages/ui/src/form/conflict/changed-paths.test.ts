import { changedPaths } from './changed-paths.ts';

const links = [
  { id: 'a', url: 'one' },
  { id: 'b', url: 'two' },
  { id: 'c', url: 'three' },
];

test('lists members by their path, and nothing if nothing differs', () => {
  const before = { name: 'Ana', rate: { amount: '1.00', currency: 'EUR' }, tags: ['x'] };
  expect(changedPaths(before, structuredClone(before))).toEqual([]);
  expect(
    changedPaths(before, { name: 'Ana', rate: { amount: '2.00', currency: 'EUR' }, tags: ['y'] }),
  ).toEqual(['rate.amount', 'tags']);
});

test('lists items by id, so that moving or removing one does not change its neighbours', () => {
  const [a, b, c] = links;
  expect(changedPaths({ links }, { links: [a, { ...b, url: 'new' }, c] })).toEqual(['links.b.url']);
  expect(changedPaths({ links }, { links: [b, c] })).toEqual(['links.a']);
  expect(changedPaths({ links }, { links: [c, a, b] })).toEqual(['links']);
  expect(changedPaths({ links }, { links: [...links, { url: 'four' }] })).toEqual(['links.new:0']);
});

test('rows without ids count as one value', () => {
  const before = { links: [{ url: 'one' }] };
  expect(changedPaths(before, { links: [{ url: 'two' }] })).toEqual(['links']);
  expect(changedPaths({ links: [] }, before)).toEqual(['links']);
});
