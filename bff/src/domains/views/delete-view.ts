import { limits } from '@muster/contracts';
import type { viewEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { showConflict } from '../../db/show-conflict.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { versionConflict } from '../../db/versioned-update.ts';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import type { ListSource } from '../../lists/list-source.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import { findView } from './find-view.ts';
import { SavedViewModel } from './saved-view.model.ts';
import type { SavedView } from './saved-view.model.ts';
import { showView } from './saved-view.serializer.ts';
import { freeSlot, keepNameAndSlot } from './view-slots.ts';
import { actionsOn } from './views.policy.ts';

/** Removes a view. Asking again is no error. */
export const deleteView =
  (lists: ListSources): Service<typeof viewEndpoints.delete> =>
  (ctx, { params, body }) =>
    change(ctx, lists, { id: params.id, version: body.version }, async (tx, view) => {
      if (view.deletedAt) return null;
      if (!actionsOn(ctx.actor, view).includes('delete')) throw new AppError('FORBIDDEN');
      return {
        action: 'view.delete',
        set: {
          deletedAt: tx.at,
          deletedBy: tx.userId,
          purgeAt: new Date(tx.at.getTime() + limits.view.restore),
        },
      };
    });

/** Takes a removal back, for whoever removed the view; a live one is answered as it is. */
export const restoreView =
  (lists: ListSources): Service<typeof viewEndpoints.restore> =>
  (ctx, { params, body }) =>
    keepNameAndSlot('name', () =>
      change(ctx, lists, { id: params.id, version: body.version }, async (tx, view) => {
        if (!view.deletedAt) return null;
        if (view.purgeAt && view.purgeAt < tx.at) throw new AppError('RESTORE_EXPIRED');
        return {
          action: 'view.restore',
          set: {
            deletedAt: null,
            deletedBy: null,
            purgeAt: null,
            slot: await freeSlot(view.ownerUserId, tx.session),
          },
        };
      }),
    );

interface Removal {
  action: 'view.delete' | 'view.restore';
  set: Partial<SavedView>;
}

/** Marks a view as removed or as back; null: it is so already. */
async function change(
  ctx: RequestContext,
  lists: ListSources,
  { id, version }: { id: string; version: number },
  decide: (tx: Tx, view: SavedView) => Promise<Removal | null>,
) {
  const { actor } = ctx;
  const find = (session: Tx['session'] | null) =>
    findView(actor, lists, id, { session, removed: true });
  try {
    return await transact(ctx, async (tx) => {
      const { view, source } = await find(tx.session);
      const removal = await decide(tx, view);
      if (!removal) return showView(actor, source, view, tx.session);
      if (version !== view.version) throw versionConflict(view, ['deletedAt']);
      return write(tx, actor, source, view, removal);
    });
  } catch (error) {
    throw await showConflict(error, async () => {
      const { view, source } = await find(null);
      return showView(actor, source, view);
    });
  }
}

async function write(
  tx: Tx,
  actor: Actor,
  source: ListSource,
  before: SavedView,
  { action, set }: Removal,
) {
  const after = await SavedViewModel.findOneAndUpdate(
    { _id: before._id, version: before.version },
    { $set: { ...set, version: before.version + 1, updatedAt: tx.at, updatedBy: tx.userId } },
    { session: tx.session, returnDocument: 'after' },
  ).lean<SavedView | null>();
  if (!after) throw versionConflict(before, ['deletedAt']);
  await audit(tx, {
    action,
    entity: 'view',
    entityId: after._id,
    changes: changesBetween<SavedView>(before, after, ['deletedAt']),
  });
  return showView(actor, source, after, tx.session);
}
