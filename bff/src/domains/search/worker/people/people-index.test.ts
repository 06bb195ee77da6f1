import { Chances } from '../random.fixtures.ts';
import { ids, personOf, pools, queryOf, users } from './people.fixtures.ts';
import { PeopleIndex } from './people-index.ts';
import { slowFind, type Person } from './slow-people.fixtures.ts';

describe.each([1, 2, 3, 4])('with the random seed %i', (seed) => {
  it('answers the same as a full scan, while candidates change, move and are removed', () => {
    const chances = new Chances(seed);
    const index = new PeopleIndex();
    const people = new Map<string, Person>();
    let kept: Set<string> | null = null;
    let found = 0;
    for (let n = 0; n < 400; n += 1) {
      const act = chances.below(12);
      if (act < 7) {
        const documents = Array.from({ length: 1 + chances.below(4) }, () => personOf(chances));
        index.put(documents);
        for (const document of documents) {
          people.set(document.id, document);
          kept?.add(document.id);
        }
      } else if (act < 8) {
        const id = chances.pick(ids);
        const place = {
          members: chances.some(users, 2),
          pools: [...new Set(chances.some(pools, 2))],
        };
        index.move([{ kind: 'candidate', id, ...place }]);
        const one = people.get(id);
        if (one)
          people.set(id, {
            ...one,
            members: place.members,
            person: { ...one.person, pools: place.pools },
          });
      } else if (act < 10) {
        const gone = chances.some(ids, chances.pick([2, 20]));
        index.remove(gone.map((id) => ({ kind: 'candidate', id })));
        for (const id of gone) {
          people.delete(id);
          kept?.delete(id);
        }
      } else if (kept) {
        index.endReplacing('candidate');
        for (const id of people.keys()) if (!kept.has(id)) people.delete(id);
        kept = null;
      } else {
        index.beginReplacing('candidate');
        kept = new Set();
      }
      const query = queryOf(chances);
      const expected = slowFind([...people.values()], query);
      const { people: page, ...rest } = index.find(query);
      const sortReasons = (hits: typeof page) =>
        hits.map(({ id, reasons }) => ({ id, reasons: [...reasons].sort((a, b) => a - b) }));
      expect({ query, ...rest, people: sortReasons(page) }).toEqual({
        query,
        ...expected,
        people: sortReasons(expected.people),
      });
      found += expected.total;
    }
    expect(found).toBeGreaterThan(1000);
  }, 60_000);
});
