import { useState } from 'react';
import { IconLogout, Menu, PersonButton, toast, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import type { ActiveRole, SignedIn } from '../routing/home-path.ts';
import { signOut, switchRole } from '../session/session-actions.ts';
import { RoleItems } from './role-items.tsx';
import { SchemeItems } from './scheme-items.tsx';

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
