import { limits, type viewEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { compareAndSet } from '../../db/record-version.ts';
import { transactShown } from '../../db/show-conflict.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { versionConflict } from '../../db/versioned-update.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import { findView } from './find-view.ts';
import { SavedViewModel, type SavedView } from './saved-view.model.ts';
import { showView } from './saved-view.serializer.ts';
import { freeSlot, keepView } from './view-slots.ts';
import { actionsOn } from './views.policy.ts';

/** Deletes a view. A repeat is no error. */
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

/** Restores a deleted view for the user who deleted it; a live one is returned as it is. */
export const restoreView =
  (lists: ListSources): Service<typeof viewEndpoints.restore> =>
  (ctx, { params, body }) =>
    keepView('name', () =>
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

/** Marks a view as removed or restored; null if it already is. */
function change(
  ctx: RequestContext,
  lists: ListSources,
  { id, version }: { id: string; version: number },
  decide: (tx: Tx, view: SavedView) => Promise<Removal | null>,
) {
  const { actor } = ctx;
  return transactShown(ctx, {
    find: (session) => findView(actor, lists, id, { session, removed: true }),
    change: async (tx, found) => {
      const { view } = found;
      const removal = await decide(tx, view);
      if (!removal) return found;
      if (version !== view.version) throw versionConflict(view, ['deletedAt']);
      return { ...found, view: await write(tx, view, removal) };
    },
    show: ({ view, source }, session) => showView(actor, source, view, session),
  });
}

async function write(tx: Tx, before: SavedView, { action, set }: Removal): Promise<SavedView> {
  const after = await compareAndSet<SavedView>(tx, SavedViewModel, before, { $set: set });
  if (!after) throw versionConflict(before, ['deletedAt']);
  await audit(tx, {
    action,
    entity: 'view',
    entityId: after._id,
    changes: changesBetween<SavedView>(before, after, ['deletedAt']),
  });
  return after;
}
