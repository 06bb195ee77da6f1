import mongoose from 'mongoose';
import { openTestDatabase } from '../testing/test-database.ts';
import { countTogether, rowsToCount } from './count-together.ts';
import { findTogether, rowsToFind } from './find-together.ts';

let disconnect: () => Promise<void>;
beforeAll(async () => {
  disconnect = await openTestDatabase();
});
afterAll(() => disconnect());

interface Numbered {
  _id: mongoose.Types.ObjectId;
  n: number;
  secret: string;
}
const schema = new mongoose.Schema<Numbered>({ n: Number, secret: String });
const Odd = mongoose.model<Numbered>('OddNumber', schema, 'odd_numbers');
const Even = mongoose.model<Numbered>('EvenNumber', schema, 'even_numbers');

beforeEach(async () => {
  await Promise.all([Odd.deleteMany({}), Even.deleteMany({})]);
  await Odd.insertMany([1, 3, 5, 7].map((n) => ({ n, secret: 'odd' })));
  await Even.insertMany([2, 4].map((n) => ({ n, secret: 'even' })));
});

/** Returns the commands that some work sends. */
async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const commands: string[] = [];
  mongoose.set('debug', (collection: string, command: string) => {
    commands.push(`${collection}.${command}`);
  });
  await work();
  mongoose.set('debug', false);
  return commands;
}

it('finds rows of several collections with one command, each with its own limit', async () => {
  const parts = {
    odd: rowsToFind(Odd, { n: { $gt: 1 } }, { n: 1 }, { sort: { n: -1 }, limit: 2 }),
    even: rowsToFind(Even, {}, { n: 1 }),
    none: rowsToFind(Even, { n: 9 }, { n: 1 }),
  };
  const { odd, even, none } = await findTogether(parts);
  expect(odd).toEqual([
    { _id: expect.any(mongoose.Types.ObjectId), n: 7 },
    { _id: expect.any(mongoose.Types.ObjectId), n: 5 },
  ]);
  expect(even.map(({ n }) => n).toSorted()).toEqual([2, 4]);
  expect(none).toEqual([]);
  expect(await commandsOf(() => findTogether(parts))).toEqual(['odd_numbers.aggregate']);
  expect(await findTogether({})).toEqual({});
});

it('counts the rows of several collections with one command', async () => {
  const parts = {
    odd: rowsToCount(Odd, { n: { $lt: 6 } }),
    even: rowsToCount(Even, {}),
    none: rowsToCount(Odd, { n: 2 }),
  };
  expect(await countTogether(parts)).toEqual({ odd: 3, even: 2, none: 0 });
  expect(await commandsOf(() => countTogether(parts))).toEqual(['odd_numbers.aggregate']);
  expect(await countTogether({})).toEqual({});
});

it('sees changes of its own transaction', async () => {
  let found: unknown;
  await mongoose.connection.transaction(async (session) => {
    await Even.create([{ n: 6, secret: 'even' }], { session });
    const parts = { odd: rowsToCount(Odd, {}), even: rowsToCount(Even, {}) };
    const { even } = await findTogether(
      { odd: rowsToFind(Odd, { n: 1 }, { n: 1 }), even: rowsToFind(Even, { n: 6 }, { n: 1 }) },
      session,
    );
    found = { counts: await countTogether(parts, session), even: even.map(({ n }) => n) };
  });
  expect(found).toEqual({ counts: { odd: 4, even: 3 }, even: [6] });
});
