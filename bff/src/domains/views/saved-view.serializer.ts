import type { SavedView as ShownView } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { ListSource } from '../../lists/list-source.ts';
import { findPeople } from '../../identity/people/people.ts';
import { ListSettingModel, type ListSetting } from './list-setting.model.ts';
import { readQuery, withoutClosed } from './read-query.ts';
import type { SavedView } from './saved-view.model.ts';
import { actionsOn } from './views.policy.ts';

/** Returns a view as one reader may see it. */
export async function showView(
  actor: Actor,
  source: ListSource,
  view: SavedView,
  session: ClientSession | null = null,
): Promise<ShownView> {
  const setting = await readSetting(actor, view.list, session);
  const [shown] = await showViews(actor, source, { views: [view], setting, session });
  if (!shown) throw new Error('A view shows as one view');
  return shown;
}

/** Returns the user's own setting of a list, if there is one. */
export const readSetting = (
  actor: Actor,
  list: SavedView['list'],
  session: ClientSession | null = null,
) =>
  ListSettingModel.findOne({ userId: actor.userId, list }, null, {
    session,
  }).lean();

interface Shown {
  views: readonly SavedView[];
  setting: ListSetting | null;
  session?: ClientSession | null;
}

/** Returns views in the order of the reader's tabs. */
export async function showViews(
  actor: Actor,
  source: ListSource,
  { views, setting, session = null }: Shown,
): Promise<ShownView[]> {
  const people = await findPeople(
    views.map(({ ownerUserId }) => ownerUserId),
    session,
  );
  const order = new Map(setting?.order.map((id, place) => [id.toHexString(), place]));
  const placeOf = ({ _id }: SavedView) => order.get(_id.toHexString()) ?? order.size;
  const hidden = new Set(setting?.hidden.map((id) => id.toHexString()));
  return [...views]
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.createdAt.getTime() - b.createdAt.getTime())
    .map((view, position) => {
      const id = view._id.toHexString();
      const mine = view.ownerUserId.equals(actor.userId);
      return {
        id,
        list: view.list,
        name: view.name,
        ...withoutClosed(source, actor, view.query),
        columns: view.columns,
        columnOrder: view.columnOrder ?? null,
        density: view.density,
        shared: view.shared,
        owner: people.ref(view.ownerUserId),
        mine,
        hidden: !mine && hidden.has(id),
        isDefault: setting?.defaultViewId?.equals(view._id) ?? false,
        position,
        broken: readQuery(source, view.query).problem !== null,
        version: view.version,
        allowedActions: actionsOn(actor, view),
      };
    });
}
