import { useState } from 'react';
import type { SavedView } from '@muster/contracts';
import { Badge, IconArrowDown, IconArrowUp, IconButton } from '@muster/ui';
import { RenameView } from './rename-view.tsx';
import type { SavedList } from './use-saved-list.ts';
import { useViewActions } from './use-view-actions.ts';
import { useViewMessages } from './use-view-messages.ts';
import { ViewMenu } from './view-menu.tsx';
import { ownerOf, withheldParts } from './view-words.ts';
import classes from './views.module.css';

interface ManageViewRowProps {
  list: SavedList;
  view: SavedView;
  onMove: (by: -1 | 1) => void;
  isFirst: boolean;
  isLast: boolean;
}

/** One view: its name, owner, position and actions. */
export function ManageViewRow({ list, view, onMove, isFirst, isLast }: ManageViewRowProps) {
  const t = useViewMessages();
  const actions = useViewActions(list, view);
  const [renaming, setRenaming] = useState(false);
  const { name } = view;
  const about = [
    view.mine
      ? t(view.shared ? 'list.everybody' : 'list.mine')
      : t('tab.shared', { name: ownerOf(view, t) }),
    view.hidden && t('list.hidden'),
    view.broken && t('tab.broken'),
    view.withheld.length > 0 && t('bar.withheld', { parts: withheldParts(view, t) }),
  ].filter(Boolean);
  return (
    <li className={classes.view} aria-busy={actions.pending || undefined}>
      <div className={classes.moves}>
        <IconButton
          size="sm"
          aria-label={t('list.up', { name })}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={14} />
        </IconButton>
        <IconButton
          size="sm"
          aria-label={t('list.down', { name })}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={14} />
        </IconButton>
      </div>
      {renaming ? (
        <RenameView name={name} onSave={actions.rename} onClose={() => setRenaming(false)} />
      ) : (
        <div className={classes.about}>
          <div className={classes.name}>
            {name}
            {view.isDefault && (
              <Badge family="blue" dot={false}>
                {t('list.default')}
              </Badge>
            )}
          </div>
          <div className={classes.quiet}>{about.join(' · ')}</div>
        </div>
      )}
      <ViewMenu view={view} actions={actions} onRename={() => setRenaming(true)} />
    </li>
  );
}
