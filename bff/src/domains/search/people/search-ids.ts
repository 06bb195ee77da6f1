import { parseSearch } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { PeopleSearch } from '../../../search/people-search.ts';
import { searchReach } from '../../candidates/api/searched-candidates.ts';
import type { SearchIndex } from '../search-index.ts';
import { readableTexts } from './find-people.ts';
import type { PeopleQuery } from './people-query.ts';
import { resolveQuery } from './resolve-query.ts';

/** The texts that every reader of a record may read. */
const commonTexts: PeopleQuery['texts'] = {
  title: 'all',
  profile: 'all',
  cv: 'all',
  internalCv: 'none',
  note: 'none',
  managementNote: 'none',
};
const everyone = { within: null, except: [], restated: [] };

/** Returns all ids of a query, for lists and pools, which process them further. */
export const searchIds = (index: SearchIndex): PeopleSearch => ({
  caughtUp: () => index.caughtUp(),
  problems: async (actor, text) => {
    const { tree, problems } = parseSearch(text);
    return problems.length > 0 ? problems : (await resolveQuery(actor, tree)).problems;
  },
  find: async (actor, text, within) => {
    const parsed = parseSearch(text);
    if (parsed.problems.length > 0) return { problems: parsed.problems };
    const [resolved, reach] = await Promise.all([
      resolveQuery(actor, parsed.tree),
      actor ? searchReach(actor) : everyone,
    ]);
    if (resolved.problems.length > 0) return { problems: resolved.problems };
    // With an incomplete index, all missing candidates would seem to match no longer.
    if (index.state().state === 'building') throw new AppError('UNAVAILABLE');
    const { people } = await index.findPeople({
      within: within && !reach.within ? within : reach.within,
      except: reach.except,
      restated: reach.restated,
      // Lists and rules have their own exclusions.
      tree: resolved.asked,
      texts: actor ? readableTexts(actor) : commonTexts,
      reader: actor ? actor.userId.toHexString() : '',
      sort: 'relevance',
      skip: 0,
      take: everybody,
      now: Date.now(),
      pools: null,
    });
    return { ids: people.map(({ id }) => id) };
  },
});

/** More than exist. */
const everybody = 10_000_000;
