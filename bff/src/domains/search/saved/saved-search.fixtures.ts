import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { SavedSearchModel, type SavedSearch } from './saved-search.model.ts';

let made = 0;

/** A search as the database holds it, outside of the places that its owner fills. */
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
