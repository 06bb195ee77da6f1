import type { CompanyRecord, CompanyUserAction, CompanyUserView } from '@muster/contracts';
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
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

interface MemberMenuProps {
  company: CompanyRecord;
  member: CompanyUserView;
  onEdit: () => void;
  onDisable: () => void;
}

const icons: Record<CompanyUserAction, IconComponent> = {
  edit: IconPencil,
  resend_invite: IconMailPlus,
  enable: IconLockOpen,
  disable: IconUserX,
};

/** What may be done about a person's access now; nothing where nothing may. */
export function MemberMenu({ company, member, onEdit, onDisable }: MemberMenuProps) {
  const t = useMessages();
  const platform = usePlatform();
  const [enable] = api.useCompanyUsersEnableMutation();
  const [resend] = api.useCompanyUsersResendInviteMutation();
  const { id: memberId, name, email, version, allowedActions } = member;
  if (allowedActions.length === 0) return null;

  async function run(action: 'enable' | 'resend_invite') {
    const args = { params: { id: company.id, memberId }, body: { version } };
    const answer = await (action === 'enable' ? enable(args) : resend(args));
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t(`users.done.${action}`, { name, email }) },
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
        <IconButton variant="subtle" aria-label={t('users.action.menu', { name })}>
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
              {t(`users.action.${action}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
