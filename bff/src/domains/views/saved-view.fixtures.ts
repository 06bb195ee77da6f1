import type { Types } from 'mongoose';
import { foldText } from '../../db/fold-text.ts';
import { SavedViewModel, type SavedView } from './saved-view.model.ts';

let made = 0;

/** Creates a view, outside the slots that its owner uses. */
export async function createSavedView(
  ownerUserId: Types.ObjectId,
  changes: Partial<SavedView> = {},
): Promise<SavedView> {
  made += 1;
  const name = changes.name ?? `View ${made}`;
  const view = await SavedViewModel.create({
    ownerUserId,
    list: 'candidates',
    name,
    nameKey: foldText(name),
    query: 'filter[status]=active',
    slot: 1000 + made,
    ...changes,
  });
  return view.toObject();
}
