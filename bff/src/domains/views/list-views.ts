import type { viewEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Service } from '../../http/mount.ts';
import type { ListSource } from '../../lists/list-source.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import { SavedViewModel } from './saved-view.model.ts';
import { readSetting, showViews } from './saved-view.serializer.ts';
import { readableList, scopeFor } from './views.policy.ts';

/** Returns the user's own and the shared views of a list, and the user's settings. */
export const listViews =
  (lists: ListSources): Service<typeof viewEndpoints.list> =>
  ({ actor }, { params }) =>
    viewsOf(actor, lists, readableList(actor, lists, params.list));

export async function viewsOf(
  actor: Actor,
  lists: ListSources,
  source: ListSource,
  session: ClientSession | null = null,
) {
  const { list } = source;
  const read = () =>
    SavedViewModel.find({ $and: [{ list }, scopeFor(actor, lists), { deletedAt: null }] }, null, {
      session,
    }).lean();
  // One after the other: a transaction runs only one query at a time.
  const setting = await readSetting(actor, list, session);
  const views = await read();
  return {
    data: await showViews(actor, source, { views, setting, session }),
    layout: {
      columns: setting?.columns ?? null,
      columnOrder: setting?.columnOrder ?? null,
      density: setting?.density ?? null,
    },
  };
}
