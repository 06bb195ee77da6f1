import { useState } from 'react';
import type { SavedView } from '@muster/contracts';
import { Drawer, EmptyState, IconStack2, ListFocus, VisuallyHidden } from '@muster/ui';
import { ManageViewRow } from './manage-view-row.tsx';
import { useArranging } from './use-arranging.ts';
import type { SavedList } from './use-saved-list.ts';
import { useViewMessages } from './use-view-messages.ts';
import classes from './views.module.css';

/** The views of a list in the user's own order: move, rename, share, hide, copy, delete. */
export function ManageViewsDrawer({ list, onClose }: { list: SavedList; onClose: () => void }) {
  const t = useViewMessages();
  const views = list.views ?? [];
  const { ordered, move, said } = useOrder(list, views);
  return (
    <Drawer opened onClose={onClose} title={t('list.title')} subtitle={t('list.subtitle')}>
      {list.views?.length === 0 ? (
        <EmptyState
          size="compact"
          icon={IconStack2}
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
        />
      ) : (
        <ListFocus>
          <ol className={classes.views}>
            {ordered.map((view, place) => (
              <ManageViewRow
                key={view.id}
                list={list}
                view={view}
                onMove={(by) => void move(view, by)}
                isFirst={place === 0}
                isLast={place === ordered.length - 1}
              />
            ))}
          </ol>
        </ListFocus>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Drawer>
  );
}

/** The order chosen last, before the server has confirmed it. */
function useOrder(list: SavedList, views: readonly SavedView[]) {
  const t = useViewMessages();
  const arrange = useArranging(list);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const placeOf = ({ id, position }: SavedView) => {
    const place = chosen.indexOf(id);
    return place === -1 ? chosen.length + position : place;
  };
  const ordered = [...views].toSorted((a, b) => placeOf(a) - placeOf(b));

  async function move(view: SavedView, by: -1 | 1) {
    const ids = ordered.map(({ id }) => id);
    const from = ids.indexOf(view.id);
    const to = from + by;
    if (to < 0 || to >= ids.length) return;
    ids.splice(to, 0, ...ids.splice(from, 1));
    setChosen(ids);
    setSaid(t('list.moved', { name: view.name, position: to + 1, total: ids.length }));
    // What could not be kept is not shown as if it were.
    if (!(await arrange({ order: ids }))) setChosen([]);
  }
  return { ordered, move, said };
}
