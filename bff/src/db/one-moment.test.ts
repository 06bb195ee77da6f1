import { setImmediate as later } from 'node:timers/promises';
import mongoose from 'mongoose';
import { openTestDatabase } from '../testing/test-database.ts';
import { inOneMoment, readOnce, rowsAtHand, rowsOnce } from './one-moment.ts';
import { Readings } from './readings.ts';

let disconnect: () => Promise<void>;
beforeAll(async () => {
  disconnect = await openTestDatabase();
});
afterAll(() => disconnect());

/** A collection of the numbers up to nine that records which of them were requested. */
function numbers() {
  const asked: string[][] = [];
  const read = async (ids: readonly string[]) => {
    asked.push([...ids]);
    await later();
    return new Map(ids.filter((id) => id.length === 1).map((id) => [id, { square: +id * +id }]));
  };
  const get = (ids: readonly string[], session: mongoose.ClientSession | null = null) =>
    rowsOnce(session, 'numbers', ids, read);
  return { asked, get };
}

it('combines the reads of one moment into one query, and later reads new rows only', async () => {
  const { asked, get } = numbers();
  await inOneMoment(async () => {
    const [few, more] = await Promise.all([get(['1', '2', '2']), get(['2', '3', '10'])]);
    expect([...few]).toEqual([
      ['1', { square: 1 }],
      ['2', { square: 4 }],
    ]);
    expect([...more.keys()]).toEqual(['2', '3']);
    expect((await get(['3', '4'])).get('4')).toEqual({ square: 16 });
    expect((await get([])).size).toBe(0);
  });
  expect(asked).toEqual([['1', '2', '3', '10'], ['4']]);
});

it('includes reads of a part that first reads something else', async () => {
  const { asked, get } = numbers();
  const Thing = mongoose.model('Thing', new mongoose.Schema({}), 'things');
  await inOneMoment(async () => {
    const late = async () => {
      await Thing.find().lean();
      await Thing.countDocuments();
      return get(['2']);
    };
    const [first, second] = await Promise.all([get(['1']), late()]);
    expect([first.get('1'), second.get('2')]).toEqual([{ square: 1 }, { square: 4 }]);
  });
  expect(asked).toEqual([['1', '2']]);
});

it('does not wait for a read that takes too long', async () => {
  const readings = new Readings();
  readings.begin();
  await expect(readings.quiet()).resolves.toBeUndefined();
});

it('does not query rows that another read of the moment already delivered or is delivering', async () => {
  const row = (at: number) => ({ _id: new mongoose.Types.ObjectId(), at });
  const [one, two, three] = [row(1), row(2), row(3)];
  const asked: string[][] = [];
  const get = (...rows: (typeof one)[]) =>
    rowsOnce(
      null,
      'rows',
      rows.map(({ _id }) => _id),
      (ids) => {
        asked.push([...ids]);
        return Promise.resolve(new Map([[three._id.toHexString(), three]]));
      },
    );
  await inOneMoment(async () => {
    rowsAtHand('rows', [one]);
    const found = get(one, two, three);
    rowsAtHand('rows', [two]);
    expect([...(await found).values()]).toEqual([one, two, three]);
  });
  expect(asked).toEqual([[three._id.toHexString()]]);
  rowsAtHand('rows', [one]);
  await get(one);
  expect(asked).toHaveLength(2);
});

it('gives each caller a copy of its own', async () => {
  const { get } = numbers();
  await inOneMoment(async () => {
    const [mine, yours] = [await get(['2']), await get(['2'])];
    Object.assign(mine.get('2') ?? {}, { square: 5 });
    expect(yours.get('2')).toEqual({ square: 4 });
    const list = () => readOnce(null, 'list', () => Promise.resolve([1, 2]));
    (await list())?.pop();
    expect(await list()).toEqual([1, 2]);
  });
});

it('shares nothing outside a moment, between two moments, or within a transaction', async () => {
  const { asked, get } = numbers();
  await Promise.all([get(['1']), get(['1'])]);
  await inOneMoment(() => get(['1']));
  await inOneMoment(() => get(['1']));
  expect(asked).toHaveLength(4);
  let reads = 0;
  const once = (session: mongoose.ClientSession | null) =>
    readOnce(session, 'a record', () => Promise.resolve({ read: (reads += 1) }));
  await mongoose.connection.transaction((session) =>
    inOneMoment(async () => {
      await get(['1'], session);
      await get(['1'], session);
      expect([await once(session), await once(null), await once(null)]).toEqual([
        { read: 1 },
        { read: 2 },
        { read: 2 },
      ]);
    }),
  );
  expect(asked).toHaveLength(6);
});

it('passes the error of a failed read to all waiting callers', async () => {
  await inOneMoment(async () => {
    const get = () => rowsOnce(null, 'away', ['1'], () => Promise.reject(new Error('away')));
    const outcomes = await Promise.allSettled([get(), get()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
