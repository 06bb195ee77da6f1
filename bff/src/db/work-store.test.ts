import { WorkStore } from './work-store.ts';

/** Checks whether Node tracks promises: a tracked promise carries a number. */
const isFollowed = (): boolean =>
  Object.getOwnPropertySymbols(Promise.resolve().then(() => undefined)).length > 0;

const followsPromises = Number.parseInt(process.versions.node, 10) < 24;

const later = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('the store of a unit of work', () => {
  it('is visible to all parts of the work, and to no other work', async () => {
    const store = new WorkStore<string>();
    const part = async () => {
      const first = store.get();
      await later();
      return [first, store.get()];
    };
    const answers = await Promise.all([store.run('one', part), part(), store.run('two', part)]);
    expect(answers).toEqual([
      ['one', 'one'],
      [undefined, undefined],
      ['two', 'two'],
    ]);
    expect(
      await store.run('outer', async () => [await store.run('inner', part), store.get()]),
    ).toEqual([['inner', 'inner'], 'outer']);
  });

  it('is kept while any work is under way, and lets Node exit after the last', async () => {
    const store = new WorkStore<string>();
    expect(isFollowed()).toBe(false);
    let goOn = () => {};
    const long = store.run('long', async () => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return store.get();
    });
    await store.run('short', later);
    expect(isFollowed()).toBe(followsPromises);
    goOn();
    expect(await long).toBe('long');
    expect(isFollowed()).toBe(false);
  });

  it('is closed when work fails, and can be used again', async () => {
    const store = new WorkStore<string>();
    await expect(store.run('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect([store.get(), isFollowed()]).toEqual([undefined, false]);
    expect(await store.run('two', () => Promise.resolve(store.get()))).toBe('two');
  });
});
