import type { SavedView } from '@muster/contracts';
import { IconButton, IconDots, Menu } from '@muster/ui';
import type { useViewActions } from './use-view-actions.ts';
import { useViewMessages } from './use-view-messages.ts';

interface ViewMenuProps {
  view: SavedView;
  actions: ReturnType<typeof useViewActions>;
  onRename: () => void;
}

/** Actions that are currently possible on a view. */
export function ViewMenu({ view, actions, onRename }: ViewMenuProps) {
  const t = useViewMessages();
  const may = (action: SavedView['allowedActions'][number]) => view.allowedActions.includes(action);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton aria-label={t('list.actions', { name: view.name })} withTooltip={false}>
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {may('update') && <Menu.Item onClick={onRename}>{t('list.rename')}</Menu.Item>}
        <Menu.Item onClick={() => actions.makeDefault(!view.isDefault)}>
          {t(view.isDefault ? 'list.noDefault' : 'list.makeDefault')}
        </Menu.Item>
        {may('share') && (
          <Menu.Item onClick={() => actions.share(true)}>{t('list.share')}</Menu.Item>
        )}
        {may('unshare') && (
          <Menu.Item onClick={() => actions.share(false)}>{t('list.unshare')}</Menu.Item>
        )}
        {!view.mine && (
          <>
            <Menu.Item onClick={view.hidden ? actions.show : actions.hide}>
              {t(view.hidden ? 'list.show' : 'list.hide')}
            </Menu.Item>
            <Menu.Item onClick={actions.copy}>{t('list.copy')}</Menu.Item>
          </>
        )}
        {may('delete') && (
          <Menu.Item color="red" onClick={actions.remove}>
            {t('list.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
