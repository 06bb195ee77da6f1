import type { CompanyUserAction, CoworkerView } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import {
  IconButton,
  IconDots,
  IconLockOpen,
  IconMailPlus,
  IconPencil,
  IconUserX,
  Menu,
  type IconComponent,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useCoworkerMessages } from './messages.ts';

const icons: Record<CompanyUserAction, IconComponent> = {
  edit: IconPencil,
  resend_invite: IconMailPlus,
  enable: IconLockOpen,
  disable: IconUserX,
};

interface CoworkerMenuProps {
  coworker: CoworkerView;
  onEdit: () => void;
  onDisable: () => void;
}

/** What an administrator can do about a coworker now; nothing where nothing can be done. */
export function CoworkerMenu({ coworker, onEdit, onDisable }: CoworkerMenuProps) {
  const t = useCoworkerMessages();
  const platform = usePlatform();
  const [enable] = api.useEnableCoworkerMutation();
  const [resend] = api.useResendCoworkerInviteMutation();
  const { id, name, email, version, allowedActions } = coworker;
  if (allowedActions.length === 0) return null;

  async function run(action: 'enable' | 'resend_invite') {
    const args = { params: { id }, body: { version } };
    const answer = await (action === 'enable' ? enable(args) : resend(args));
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t(`manage.done.${action}`, { name, email }) },
    );
  }

  function choose(action: CompanyUserAction) {
    if (action === 'edit') onEdit();
    else if (action === 'disable') onDisable();
    else void run(action);
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton variant="subtle" aria-label={t('manage.menu', { name })}>
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {allowedActions.map((action) => {
          const Icon = icons[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<Icon size={16} />}
              {...(action === 'disable' && { color: 'red' })}
              onClick={() => choose(action)}
            >
              {t(`manage.action.${action}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
