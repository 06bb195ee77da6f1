import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { href, shellRoutes } from '@muster/contracts';
import { roleName } from '@muster/kit';
import {
  IconLogout,
  IconMasksTheater,
  IconSparkles,
  IconUser,
  Menu,
  PersonButton,
  toast,
  useT,
} from '@muster/ui';
import { accountPart, closeAccount, openAccount } from '../account/account-opening.ts';
import { impersonationMessages } from '../impersonation/messages.ts';
import { useStopActing } from '../impersonation/use-stop-acting.ts';
import { shellMessages } from '../messages/en.ts';
import type { ActiveRole, SignedIn } from '../routing/home-path.ts';
import { signOut, switchRole } from '../session/session-actions.ts';
import { NavLink } from './nav-link.tsx';
import { RoleItems } from './role-items.tsx';
import { SchemeItems } from './scheme-items.tsx';

const AccountDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ '../account/account-drawer.tsx'))
    .AccountDrawer,
}));

type PersonMenuProps = { session: SignedIn; active: ActiveRole };

/** The user menu: account, roles, appearance, sign-out. */
export function PersonMenu({ session, active }: PersonMenuProps) {
  const t = useT(shellMessages);
  const [busy, setBusy] = useState(false);
  const part = accountPart(useLocation().search);

  async function attempt(work: Promise<void>, failure: string) {
    setBusy(true);
    await work.catch(() => toast({ kind: 'error', message: failure }));
    setBusy(false);
  }

  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <PersonButton
            name={session.user.displayName}
            src={session.user.photo}
            role={roleName(active.role)}
          />
        </Menu.Target>
        <Menu.Dropdown>
          {session.impersonation ? (
            <StopItem session={session} name={session.impersonation.targetName} />
          ) : (
            <OwnItems
              session={session}
              active={active}
              busy={busy}
              onAccount={openAccount}
              onRole={(id) => void attempt(switchRole(session, id), t('switchingRoleFailed'))}
            />
          )}
          <Menu.Divider />
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
      {part !== null && !session.impersonation && (
        <Suspense fallback={null}>
          <AccountDrawer part={part} onClose={closeAccount} />
        </Suspense>
      )}
    </>
  );
}

/** The own account is not available during impersonation. */
function StopItem({ session, name }: { session: SignedIn; name: string }) {
  const t = useT(impersonationMessages);
  const { stop, stopping } = useStopActing(session);
  return (
    <Menu.Item leftSection={<IconMasksTheater />} disabled={stopping} onClick={stop}>
      {t('stop', { name })}
    </Menu.Item>
  );
}

type OwnItemsProps = PersonMenuProps & {
  busy: boolean;
  onAccount: () => void;
  onRole: (assignmentId: string) => void;
};

function OwnItems({ session, active, busy, onAccount, onRole }: OwnItemsProps) {
  const t = useT(shellMessages);
  return (
    <>
      <Menu.Item leftSection={<IconUser />} onClick={onAccount}>
        {t('account')}
      </Menu.Item>
      <Menu.Item
        component={NavLink}
        href={href(shellRoutes.welcome)}
        leftSection={<IconSparkles />}
      >
        {t('gettingStarted')}
      </Menu.Item>
      {session.assignments.length > 1 && (
        <>
          <Menu.Divider />
          <RoleItems
            choices={session.assignments}
            activeId={active.assignmentId}
            disabled={busy}
            onChoose={onRole}
          />
        </>
      )}
    </>
  );
}
