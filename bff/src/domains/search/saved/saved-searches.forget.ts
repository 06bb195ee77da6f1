import type { Forget } from '../../../personal/forget.ts';
import { KnownPersonModel } from './known-person.model.ts';
import { SavedSearchModel } from './saved-search.model.ts';

/** Deletes searches whose name or query contains the person. */
export const forgetSearches: Forget = async (tx, { pattern }) => {
  const { session } = tx;
  const searches = await SavedSearchModel.find({}, { name: 1, query: 1 }, { session }).lean();
  const ids = searches
    .filter(({ name, query }) => pattern.test(name) || pattern.test(query))
    .map(({ _id }) => _id);
  await SavedSearchModel.deleteMany({ _id: { $in: ids } }, { session });
  await KnownPersonModel.deleteMany({ searchId: { $in: ids } }, { session });
};
