import { nameOf, openTestServer, type TestServer } from '../testing/test-server.ts';
import { freshSeed } from '../testing/random.ts';
import { violations } from '../testing/snapshot-checker.ts';
import {
  recordHistory,
  type History,
  type HistoryTransaction,
  type Version,
} from '../testing/transaction-history.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
});
afterAll(() => test.close());

// Test names contain the seed; `TEST_SEED` repeats one.
const SEEDS = [1, 42, 987_654, freshSeed()];

describe('random concurrent transactions', () => {
  it.each(SEEDS)('respect snapshot isolation (seed %d)', async (seed) => {
    const collection = test.db.collection<Version>(nameOf('history', String(seed)));
    const history = await recordHistory(test.client, collection, seed, {
      clients: 6,
      transactions: 15,
      keys: 6,
    });
    expect(violations(history)).toEqual([]);
    // A history without commits or conflicts would prove nothing.
    const outcomes = new Set(history.transactions.map(({ outcome }) => outcome));
    expect(outcomes).toEqual(new Set(['committed', 'aborted', 'conflict']));
  });
});

const transaction = (
  name: string,
  saw: Record<string, string>,
  wrote: string[] = [],
  more: Partial<HistoryTransaction> = {},
): HistoryTransaction => ({
  name,
  saw,
  wrote,
  outcome: 'committed',
  sawLater: { ...saw, ...Object.fromEntries(wrote.map((key) => [key, name])) },
  ...more,
});

const start = { x: '', y: '' };

describe('the isolation checker', () => {
  it.each<[string, History, string]>([
    [
      'a lost update',
      {
        transactions: [transaction('a', start, ['x']), transaction('b', start, ['x'])],
        versions: [
          { _id: 'x', by: 'a', after: '' },
          { _id: 'x', by: 'b', after: '' },
        ],
        end: { x: 'b', y: '' },
      },
      'b and a both replaced version "" of x',
    ],
    [
      'a transaction that is seen in part',
      {
        transactions: [transaction('a', start, ['x', 'y']), transaction('b', { x: 'a', y: '' })],
        versions: [
          { _id: 'x', by: 'a', after: '' },
          { _id: 'y', by: 'a', after: '' },
        ],
        end: { x: 'a', y: 'a' },
      },
      'b saw a in x and not in y',
    ],
    [
      'a read of what was aborted',
      {
        transactions: [
          transaction('a', start, ['x'], { outcome: 'aborted' }),
          transaction('b', { x: 'a', y: '' }),
        ],
        versions: [{ _id: 'x', by: 'a', after: '' }],
        end: start,
      },
      'b saw x as a left it, which did not commit',
    ],
    [
      'a snapshot that moves',
      {
        transactions: [
          transaction('a', start, ['x']),
          transaction('b', start, [], { sawLater: { x: 'a', y: '' } }),
        ],
        versions: [{ _id: 'x', by: 'a', after: '' }],
        end: { x: 'a', y: '' },
      },
      'b saw x as a where it had to be ',
    ],
  ])('finds %s', (_name, history, found) => {
    expect(violations(history)).toEqual([found]);
  });

  it('accepts write skew, which snapshot isolation allows', () => {
    const history: History = {
      transactions: [transaction('a', start, ['x']), transaction('b', start, ['y'])],
      versions: [
        { _id: 'x', by: 'a', after: '' },
        { _id: 'y', by: 'b', after: '' },
      ],
      end: { x: 'a', y: 'b' },
    };
    expect(violations(history)).toEqual([]);
  });
});
