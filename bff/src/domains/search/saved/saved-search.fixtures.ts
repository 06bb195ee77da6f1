import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { SavedSearchModel, type SavedSearch } from './saved-search.model.ts';

let made = 0;

/** Creates a stored search, outside of its owner's slots. */
export async function createSavedSearch(
  ownerUserId: Types.ObjectId,
  changes: Partial<SavedSearch> = {},
): Promise<SavedSearch> {
  made += 1;
  const name = changes.name ?? `Search ${made}`;
  const search = await SavedSearchModel.create({
    ownerUserId,
    assignmentId: new Types.ObjectId(),
    name,
    nameKey: foldText(name),
    query: 'platform',
    slot: 1000 + made,
    ...changes,
  });
  return search.toObject();
}
