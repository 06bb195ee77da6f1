import type { BodyOf, viewEndpoints } from '@muster/contracts';
import { foldText } from '../../db/fold-text.ts';
import { showConflict } from '../../db/show-conflict.ts';
import { transact } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import type { Actor } from '../../auth/actor.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import { auditSharing } from './create-view.ts';
import { findView } from './find-view.ts';
import { requireQuery } from './read-query.ts';
import { SavedViewModel, type SavedView } from './saved-view.model.ts';
import { showView } from './saved-view.serializer.ts';
import { keepView } from './view-slots.ts';
import { actionsOn } from './views.policy.ts';

type Changes = BodyOf<typeof viewEndpoints.update>['changes'];

/** Changes an own view; owners and admins may end the sharing of any view. */
export const updateView =
  (lists: ListSources): Service<typeof viewEndpoints.update> =>
  async (ctx, { params, body: { version, changes } }) => {
    const { actor } = ctx;
    try {
      return await keepView('changes.name', () =>
        transact(ctx, async (tx) => {
          const { view, source } = await findView(actor, lists, params.id, tx);
          requireRights(actor, view, changes);
          if (changes.query !== undefined)
            requireQuery(source, actor, changes.query, 'changes.query');
          const { before, after } = await updateVersioned<SavedView>(tx, SavedViewModel, {
            filter: { _id: view._id },
            base: version,
            paths: Object.keys(changes),
            apply: () => ({
              $set: {
                ...changes,
                ...(changes.name !== undefined && { nameKey: foldText(changes.name) }),
              },
            }),
          });
          if (before.shared !== after.shared) await auditSharing(tx, before, after);
          return showView(actor, source, after, tx.session);
        }),
      );
    } catch (error) {
      throw await showConflict(error, async () => {
        const { view, source } = await findView(actor, lists, params.id);
        return showView(actor, source, view);
      });
    }
  };

/** Requires that the change is among the actions the reader was offered. */
function requireRights(actor: Actor, view: SavedView, { shared, ...rest }: Changes): void {
  const may = new Set(actionsOn(actor, view));
  if (Object.keys(rest).length > 0 && !may.has('update')) throw new AppError('FORBIDDEN');
  if (shared === undefined || shared === view.shared) return;
  if (may.has(shared ? 'share' : 'unshare')) return;
  throw may.has('update')
    ? invalidField('changes.shared', 'NOT_ALLOWED')
    : new AppError('FORBIDDEN');
}
