import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { recordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import type { ListSource } from '../../lists/list-source.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import { SavedViewModel, type SavedView } from './saved-view.model.ts';
import { scopeFor } from './views.policy.ts';

interface FoundView {
  readonly view: SavedView;
  readonly source: ListSource;
}

/**
 * Returns a view that the actor may see; with `removed` also one that they deleted themselves.
 * @throws AppError NOT_FOUND
 */
export async function findView(
  actor: Actor,
  lists: ListSources,
  id: string,
  { session = null, removed = false }: { session?: ClientSession | null; removed?: boolean } = {},
): Promise<FoundView> {
  const live = removed
    ? { $or: [{ deletedAt: null }, { deletedBy: actor.userId }] }
    : { deletedAt: null };
  const view = await SavedViewModel.findOne(
    { $and: [{ _id: recordId(id) }, scopeFor(actor, lists), live] },
    null,
    { session },
  ).lean();
  const source = view && lists.get(view.list);
  if (!source) throw new AppError('NOT_FOUND');
  return { view, source };
}
