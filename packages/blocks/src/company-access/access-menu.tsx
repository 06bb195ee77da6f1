import type { CompanyUserAction, CompanyUserView } from '@muster/contracts';
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
import { useAccessMessages } from './messages.ts';

const icons: Record<CompanyUserAction, IconComponent> = {
  edit: IconPencil,
  resend_invite: IconMailPlus,
  enable: IconLockOpen,
  disable: IconUserX,
};

/** Actions that run at once; the others open a form. */
type QuickAction = Extract<CompanyUserAction, 'enable' | 'resend_invite'>;

export interface AccessMenuProps {
  person: Pick<CompanyUserView, 'name' | 'email' | 'allowedActions'>;
  /** Runs the action on the server; resolves with its error, if any. */
  run: (action: QuickAction) => Promise<{ error?: unknown }>;
  onOpen: (form: Exclude<CompanyUserAction, QuickAction>) => void;
}

/**
 * Actions that are currently possible on a user's company access; renders nothing if there are
 * none.
 */
export function AccessMenu({
  person: { name, email, allowedActions },
  run,
  onOpen,
}: AccessMenuProps) {
  const t = useAccessMessages();
  const platform = usePlatform();
  if (allowedActions.length === 0) return null;

  async function runNow(action: QuickAction) {
    const { error } = await run(action);
    platform.notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : { kind: 'success', text: t(`done.${action}`, { name, email }) },
    );
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton variant="subtle" aria-label={t('menu', { name })}>
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
              onClick={() =>
                action === 'edit' || action === 'disable' ? onOpen(action) : void runNow(action)
              }
            >
              {t(`action.${action}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
