import type { BodyOf, viewEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import { ListSettingModel, type ListSetting } from './list-setting.model.ts';
import { viewsOf } from './list-views.ts';
import { readableList } from './views.policy.ts';

/** Sets the order of the user's tabs, which shared views are shown, and which tab opens first. */
export const arrangeViews =
  (lists: ListSources): Service<typeof viewEndpoints.arrange> =>
  (ctx, { params, body }) => {
    const { actor } = ctx;
    const source = readableList(actor, lists, params.list);
    const { order, hide, show, defaultId } = body;
    const idOf = (id: string) => new Types.ObjectId(id);
    return onceMore(() =>
      transact(ctx, async ({ session, at }) => {
        const own = { userId: actor.userId, list: source.list };
        const set: Partial<ListSetting> = { updatedAt: at };
        if (order) set.order = order.map(idOf);
        if (defaultId !== undefined)
          set.defaultViewId = defaultId === null ? null : idOf(defaultId);
        await ListSettingModel.updateOne(
          own,
          { $set: set, ...(hide && { $addToSet: { hidden: idOf(hide) } }) },
          { session, upsert: true, setDefaultsOnInsert: true },
        );
        if (show)
          await ListSettingModel.updateOne(own, { $pull: { hidden: idOf(show) } }, { session });
        return viewsOf(actor, lists, source, session);
      }),
    );
  };

/** Saves the user's columns and rows of a list, for every browser. */
export const saveLayout =
  (lists: ListSources): Service<typeof viewEndpoints.saveLayout> =>
  (ctx, { params, body }) => {
    const { list } = readableList(ctx.actor, lists, params.list);
    return onceMore(() => writeLayout(ctx, list, body));
  };

const writeLayout = (
  ctx: RequestContext,
  list: ListSetting['list'],
  layout: BodyOf<typeof viewEndpoints.saveLayout>,
) =>
  transact(ctx, async ({ session, at }) => {
    await ListSettingModel.updateOne(
      { userId: ctx.actor.userId, list },
      { $set: { ...layout, updatedAt: at } },
      { session, upsert: true, setDefaultsOnInsert: true },
    );
    return layout;
  });

/** Two windows may create the first setting of a list at once: the later one then finds it. */
async function onceMore<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return write();
  }
}
