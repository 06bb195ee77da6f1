import type { viewEndpoints } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import type { ListSource } from '../../lists/list-source.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import { findView } from './find-view.ts';
import { requireQuery, withoutClosed } from './read-query.ts';
import { SavedViewModel, type SavedView } from './saved-view.model.ts';
import { showView } from './saved-view.serializer.ts';
import { freeSlot, keepView } from './view-slots.ts';
import { readableList } from './views.policy.ts';

type NewView = Pick<SavedView, 'name' | 'query' | 'columns' | 'columnOrder' | 'density' | 'shared'>;

/** Saves a query with its columns and density under a name. */
export const createView =
  (lists: ListSources): Service<typeof viewEndpoints.create> =>
  (ctx, { params, body }) => {
    const source = readableList(ctx.actor, lists, params.list);
    requireQuery(source, ctx.actor, body.query, 'query');
    if (body.shared && !ctx.actor.can('view.share')) throw invalidField('shared', 'NOT_ALLOWED');
    return addView(ctx, source, () => Promise.resolve(body));
  };

/** Copies a shared view to an own one, without the parts hidden from the reader. */
export const copyView =
  (lists: ListSources): Service<typeof viewEndpoints.copy> =>
  async (ctx, { params, body }) => {
    const { source } = await findView(ctx.actor, lists, params.id);
    return addView(ctx, source, async ({ session }) => {
      const { view } = await findView(ctx.actor, lists, params.id, { session });
      const { query } = withoutClosed(source, ctx.actor, view.query);
      const { columns, columnOrder = null, density } = view;
      return { name: body.name, query, columns, columnOrder, density, shared: false };
    });
  };

const addView = (ctx: RequestContext, source: ListSource, read: (tx: Tx) => Promise<NewView>) =>
  keepView('name', () =>
    transact(ctx, async (tx) => {
      const { actor } = ctx;
      const parts = await read(tx);
      const stamps = {
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      };
      const view = new SavedViewModel({
        ...parts,
        ...stamps,
        ownerUserId: actor.userId,
        list: source.list,
        nameKey: foldText(parts.name),
        slot: await freeSlot(actor.userId, tx.session),
      });
      await view.save({ session: tx.session });
      const made: SavedView = view.toObject();
      if (made.shared) await auditSharing(tx, null, made);
      return showView(actor, source, made, tx.session);
    }),
  );

/** Audits that a view was shared with all users, or is no longer shared. */
export const auditSharing = (tx: Tx, before: SavedView | null, after: SavedView) =>
  audit(tx, {
    action: after.shared ? 'view.share' : 'view.unshare',
    entity: 'view',
    entityId: after._id,
    changes: [
      { path: 'name', before: before?.name ?? null, after: after.name },
      { path: 'shared', before: before?.shared ?? false, after: after.shared },
    ],
  });
