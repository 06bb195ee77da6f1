import { href, teamRoutes, type EmailTemplateRow } from '@muster/contracts';
import { useFollow } from '@muster/kit';
import { IconButton, IconDots, Menu } from '@muster/ui';
import { useTemplateMessages } from './messages.ts';

/** Actions on a template in the list. */
export function TemplateMenu({ template }: { template: EmailTemplateRow }) {
  const t = useTemplateMessages();
  const follow = useFollow();
  const { id, name, allowedActions } = template;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton variant="default" aria-label={t('menu', { name })} withTooltip={false}>
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => follow(href(teamRoutes.settingsEmailTemplatesByIdEdit, { id }))}>
          {t(allowedActions.includes('edit') ? 'action.edit' : 'action.look')}
        </Menu.Item>
        <Menu.Item
          onClick={() => follow(href(teamRoutes.settingsEmailTemplatesNew, {}, { from: id }))}
        >
          {t('action.duplicate')}
        </Menu.Item>
        {allowedActions.includes('delete') && (
          <Menu.Item
            color="red"
            onClick={() => follow(href(teamRoutes.settingsEmailTemplatesByIdDelete, { id }))}
          >
            {t('action.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
