import { href, teamRoutes, type UserSummary } from '@muster/contracts';
import { useCan, useFollow, useSession } from '@muster/kit';
import { IconButton, IconDots, Menu } from '@muster/ui';
import { mayImpersonate } from './may-impersonate.ts';
import { commandsFor, type UserActions } from './use-user-actions.tsx';
import { useMessages } from './use-messages.ts';

interface UserMenuProps {
  user: UserSummary;
  actions: UserActions;
  /** False if the account is already open for editing. */
  withEdit?: boolean;
}

/** The actions on an account; renders nothing if there are none. */
export function UserMenu({ user, actions, withEdit = true }: UserMenuProps) {
  const t = useMessages();
  const can = useCan();
  const follow = useFollow();
  const mayActAs = mayImpersonate(useSession(), user);
  const mayEdit = withEdit && can('user.update');
  const { calm, destructive } = commandsFor(user, can);
  if (!mayEdit && !mayActAs && calm.length + destructive.length === 0) return null;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <IconButton aria-label={t('action.menu', { name: user.displayName })} withTooltip={false}>
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {mayEdit && (
          <Menu.Item onClick={() => follow(href(teamRoutes.userEdit, { id: user.id }))}>
            {t('action.edit')}
          </Menu.Item>
        )}
        {mayActAs && (
          <Menu.Item onClick={() => follow(href(teamRoutes.userImpersonate, { id: user.id }))}>
            {t('action.impersonate')}
          </Menu.Item>
        )}
        {calm.map((command) => (
          <Menu.Item key={command} onClick={() => actions.run(command, user)}>
            {t(`action.${command}`)}
          </Menu.Item>
        ))}
        {destructive.length > 0 && (mayEdit || mayActAs || calm.length > 0) && <Menu.Divider />}
        {destructive.map((command) => (
          <Menu.Item key={command} color="red" onClick={() => actions.run(command, user)}>
            {t(`action.${command}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
