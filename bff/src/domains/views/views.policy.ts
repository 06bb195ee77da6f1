import type { ViewAction } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../http/app-error.ts';
import type { ListSource } from '../../lists/list-source.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import type { SavedView } from './saved-view.model.ts';

/** Returns the own and the shared views of lists that the actor may read. */
export function scopeFor(actor: Actor, lists: ListSources): QueryFilter<SavedView> {
  const readable = [...lists.values()].filter((source) => mayRead(actor, source));
  return {
    list: { $in: readable.map(({ list }) => list) },
    $or: [{ ownerUserId: actor.userId }, { shared: true }],
  };
}

/** Returns the list of a request. @throws AppError FORBIDDEN if the actor may not read it */
export function readableList(actor: Actor, lists: ListSources, name: SavedView['list']) {
  const source = lists.get(name);
  if (!source) throw new AppError('NOT_FOUND');
  if (!mayRead(actor, source)) throw new AppError('FORBIDDEN');
  return source;
}

export const mayRead = (actor: Actor, { endpoint: { access } }: ListSource): boolean =>
  actor.can(access as Parameters<Actor['can']>[0]);

/** Returns the reader's actions on a view. Owners and admins manage shared ones. */
export function actionsOn(actor: Actor, view: SavedView): ViewAction[] {
  if (!actor.can('view.manage')) return [];
  const isMine = view.ownerUserId.equals(actor.userId);
  const keepsOrder = view.shared && actor.can('settings.manage');
  return [
    ...(isMine ? (['update'] as const) : []),
    ...(isMine && !view.shared && actor.can('view.share') ? (['share'] as const) : []),
    ...(view.shared && (isMine || keepsOrder) ? (['unshare'] as const) : []),
    ...((isMine || keepsOrder) && actor.can('view.delete') ? (['delete'] as const) : []),
  ];
}
