import { lazy, Suspense, useState } from 'react';
import { IconLogout, IconUser, Menu, PersonButton, toast, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import type { ActiveRole, SignedIn } from '../routing/home-path.ts';
import { signOut, switchRole } from '../session/session-actions.ts';
import { RoleItems } from './role-items.tsx';
import { SchemeItems } from './scheme-items.tsx';

const AccountDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ '../account/account-drawer.tsx'))
    .AccountDrawer,
}));

type PersonMenuProps = { session: SignedIn; active: ActiveRole };

/** The person's own things: the account, another role, the appearance, the way out. */
export function PersonMenu({ session, active }: PersonMenuProps) {
  const t = useT(shellMessages);
  const [busy, setBusy] = useState(false);
  const [accountOpened, setAccountOpened] = useState(false);

  async function attempt(work: Promise<void>, failure: string) {
    setBusy(true);
    await work.catch(() => toast({ kind: 'error', message: failure }));
    setBusy(false);
  }

  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <PersonButton name={session.user.displayName} role={t(`role.${active.role}`)} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconUser />} onClick={() => setAccountOpened(true)}>
            {t('account')}
          </Menu.Item>
          <Menu.Divider />
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
      {accountOpened && (
        <Suspense fallback={null}>
          <AccountDrawer onClose={() => setAccountOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
