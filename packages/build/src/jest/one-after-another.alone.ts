/** @jest-environment <rootDir>/src/jest/node-environment.cjs */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether Node tracks promises: tracked ones carry a number. */
const isFollowed = (): boolean =>
  Object.getOwnPropertySymbols(Promise.resolve().then(() => undefined)).length > 0;

const followsPromises = Number.parseInt(process.versions.node, 10) < 24;

test('no promise of a test is followed', async () => {
  expect(isFollowed()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(isFollowed()).toBe(false);
});

test('a storage that a test uses is a real one', async () => {
  const storage = new AsyncLocalStorage<string>();
  const read = async () => {
    await Promise.resolve();
    return storage.getStore();
  };
  const both = await Promise.all([storage.run('one', read), storage.run('two', read)]);
  expect(both).toEqual(['one', 'two']);
  expect(isFollowed()).toBe(followsPromises);
  storage.disable();
  await Promise.resolve();
  expect(isFollowed()).toBe(false);
});
