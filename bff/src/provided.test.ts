import { provided } from './provided.ts';

it('says what is missing until it is provided, and then answers the latest', () => {
  const followers = provided<readonly string[]>('Followers of tasks');
  expect(() => followers.read()).toThrow(
    'Followers of tasks are read before the app provided them.',
  );
  followers.provide([]);
  expect(followers.read()).toEqual([]);
  followers.provide(['a', 'b']);
  expect(followers.read()).toEqual(['a', 'b']);
});
