import { freshSeed, seededRandom } from '../testing/random.ts';
import { fuzzQueries } from '../testing/query-fuzz.ts';

const QUERIES = process.env['MUSTER_TEST_FULL'] ? 2_000_000 : 20_000;

it(
  `${QUERIES} queries find the same documents with every index as without one`,
  () => {
    const seed = freshSeed();
    const random = seededRandom(seed);
    for (let asked = 0; asked < QUERIES;) {
      const { queries, wrong } = fuzzQueries(random);
      asked += queries;
      expect({ seed, wrong: wrong.slice(0, 1) }).toEqual({ seed, wrong: [] });
    }
  },
  QUERIES * 10,
);
