import { useState } from 'react';
import type { AssignmentChoice } from '@muster/contracts';
import {
  IconCheck,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconSun,
  Menu,
  PersonButton,
  toast,
  useColorScheme,
  useT,
} from '@muster/ui';
import type { ColorSchemePreference, IconComponent } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import type { ActiveRole, SignedIn } from '../routing/home-path.ts';
import { signOut, switchRole } from '../session/session-actions.ts';

const schemes: readonly { value: ColorSchemePreference; Icon: IconComponent }[] = [
  { value: 'light', Icon: IconSun },
  { value: 'dark', Icon: IconMoon },
  { value: 'auto', Icon: IconDeviceDesktop },
];
const schemeLabels = { light: 'light', dark: 'dark', auto: 'system' } as const;

type PersonMenuProps = { session: SignedIn; active: ActiveRole };

/** The person's own things: another role, the appearance, the way out. */
export function PersonMenu({ session, active }: PersonMenuProps) {
  const t = useT(shellMessages);
  const [busy, setBusy] = useState(false);

  async function attempt(work: Promise<void>, failure: string) {
    setBusy(true);
    await work.catch(() => toast({ kind: 'error', message: failure }));
    setBusy(false);
  }

  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <PersonButton name={session.user.displayName} role={t(`role.${active.role}`)} />
      </Menu.Target>
      <Menu.Dropdown>
        {session.assignments.length > 1 && (
          <RoleItems
            choices={session.assignments}
            activeId={active.assignmentId}
            disabled={busy}
            onChoose={(id) => void attempt(switchRole(session, id), t('switchingRoleFailed'))}
          />
        )}
        <SchemeItems />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout />}
          disabled={busy}
          onClick={() => void attempt(signOut(session), t('signingOutFailed'))}
        >
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function RoleItems(props: {
  choices: readonly AssignmentChoice[];
  activeId: string;
  disabled: boolean;
  onChoose: (assignmentId: string) => void;
}) {
  const t = useT(shellMessages);
  return (
    <>
      <Menu.Label>{t('switchRole')}</Menu.Label>
      {props.choices.map(({ id, role, companyName }) => (
        <Menu.Item
          key={id}
          role="menuitemradio"
          aria-checked={id === props.activeId}
          disabled={props.disabled || id === props.activeId}
          rightSection={id === props.activeId && <IconCheck aria-hidden />}
          onClick={() => props.onChoose(id)}
        >
          {companyName ? `${t(`role.${role}`)} · ${companyName}` : t(`role.${role}`)}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}

function SchemeItems() {
  const t = useT(shellMessages);
  const { preference, setPreference } = useColorScheme();
  return (
    <>
      <Menu.Label>{t('appearance')}</Menu.Label>
      {schemes.map(({ value, Icon }) => (
        <Menu.Item
          key={value}
          role="menuitemradio"
          aria-checked={preference === value}
          closeMenuOnClick={false}
          leftSection={<Icon />}
          rightSection={preference === value && <IconCheck aria-hidden />}
          onClick={() => setPreference(value)}
        >
          {t(schemeLabels[value])}
        </Menu.Item>
      ))}
    </>
  );
}
