import { provided } from './provided.ts';

it('names what is missing until it is provided, and then returns the latest value', () => {
  const followers = provided<readonly string[]>('Followers of tasks');
  expect(() => followers.read()).toThrow(
    'Followers of tasks are read before the app provided them.',
  );
  followers.provide([]);
  expect(followers.read()).toEqual([]);
  followers.provide(['a', 'b']);
  expect(followers.read()).toEqual(['a', 'b']);
});
