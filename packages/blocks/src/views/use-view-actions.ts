import { readableQuery, type BodyOf, type SavedView, type viewEndpoints } from '@muster/contracts';
import { isBareListUrl, noView, useUndoableMutation } from '@muster/kit';
import { useArranging } from './use-arranging.ts';
import type { SavedList } from './use-saved-list.ts';
import { useViewMessages } from './use-view-messages.ts';
import {
  useViewsCopyMutation,
  useViewsDeleteMutation,
  useViewsRestoreMutation,
  useViewsUpdateMutation,
} from './views-hooks.ts';

export type ViewUpdate = BodyOf<typeof viewEndpoints.update>['changes'];

const seen = ({ id, version }: SavedView) => ({ params: { id }, body: { version } });
const changing = ({ id, version }: SavedView, changes: ViewUpdate) => ({
  params: { id },
  body: { version, changes },
});

/** Actions on a view; each can be undone for ten seconds. */
export function useViewActions(list: SavedList, view: SavedView) {
  const t = useViewMessages();
  const { api } = list;
  const [update] = useViewsUpdateMutation(api);
  const [remove] = useViewsDeleteMutation(api);
  const [restore] = useViewsRestoreMutation(api);
  const [copy] = useViewsCopyMutation(api);
  const arrange = useArranging(list);

  const sharing = useUndoableMutation({
    mutation: update,
    message: ({ name, shared }) => t(shared ? 'list.shared' : 'list.unshared', { name }),
    // After ending the sharing of another user's view, the user no longer sees it.
    undo: view.mine
      ? (after: SavedView) => update(changing(after, { shared: !after.shared })).unwrap()
      : undefined,
  });
  const renaming = useUndoableMutation({
    mutation: update,
    message: ({ name }) => t('list.renamed', { name }),
    undo: (after) => update(changing(after, { name: view.name })).unwrap(),
  });
  const removing = useUndoableMutation({
    mutation: remove,
    message: ({ name }) => t('list.deleted', { name }),
    undo: (removed) => restore(seen(removed)).unwrap(),
  });
  const copying = useUndoableMutation({
    mutation: copy,
    message: ({ name }) => t('list.copied', { name }),
    undo: (copied) => remove(seen(copied)).unwrap(),
  });

  function makeDefault(isDefault: boolean) {
    // Names the present view in the address, so that the default view does not replace it.
    if (isDefault && isBareListUrl(list.params)) {
      const address = new URLSearchParams(list.params);
      address.set('view', noView);
      list.go(readableQuery(address), true);
    }
    void arrange({ defaultId: isDefault ? view.id : null });
  }

  return {
    pending: sharing.pending || removing.pending || copying.pending || renaming.pending,
    share: (shared: boolean) => void sharing.run(changing(view, { shared })),
    rename: (name: string) => renaming.run(changing(view, { name })),
    remove: () => void removing.run(seen(view)),
    copy: () =>
      void copying.run({
        params: { id: view.id },
        body: { name: t('list.copyName', { name: view.name }) },
      }),
    hide: () => void arrange({ hide: view.id }),
    show: () => void arrange({ show: view.id }),
    makeDefault,
  };
}
