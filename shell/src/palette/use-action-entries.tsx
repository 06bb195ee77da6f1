import { href, shellRoutes } from '@muster/contracts';
import { roleName } from '@muster/kit';
import {
  IconBell,
  IconDeviceDesktop,
  IconHelpCircle,
  IconLogout,
  IconMasksTheater,
  IconMoon,
  IconSparkles,
  IconSun,
  IconUser,
  IconUserShare,
  toast,
  useColorScheme,
  useT,
  type ColorSchemePreference,
  type IconComponent,
} from '@muster/ui';
import { openAccount } from '../account/account-opening.ts';
import { impersonationMessages } from '../impersonation/messages.ts';
import { useStopActing } from '../impersonation/use-stop-acting.ts';
import { createEntries } from '../layout/create-entries.ts';
import { shellMessages } from '../messages/en.ts';
import type { ActiveRole, SignedIn } from '../routing/home-path.ts';
import { useCentreInAddress } from '../notifications/use-centre-in-address.ts';
import { signOut, switchRole } from '../session/session-actions.ts';
import { paletteMessages } from './messages.ts';
import { OptionIcon } from './option-icon.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { openKeys } from './palette-opening.ts';

const schemes: readonly [ColorSchemePreference, IconComponent][] = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
];

function entry(
  id: string,
  icon: IconComponent,
  label: string,
  target: PaletteEntry['target'],
  detail?: string,
): PaletteEntry {
  return { id: `action-${id}`, label, detail, lead: <OptionIcon icon={icon} />, target };
}

const attempt = (work: Promise<void>, failure: string) =>
  void work.catch(() => toast({ kind: 'error', message: failure }));

/**
 * Returns the actions available anywhere: creating records, switching roles, and the user's own
 * account.
 */
export function useActionEntries(session: SignedIn, active: ActiveRole): PaletteEntry[] {
  const t = useT(paletteMessages);
  const tShell = useT(shellMessages);
  const appearance = useAppearanceEntries();
  const notifications = useCentreInAddress();
  const own = useOwnEntries(session);
  const made = createEntries(active).map(({ route, label, Icon }) =>
    entry(route.path, Icon, label, { to: href(route) }),
  );
  return [
    ...made,
    entry('notifications', IconBell, t('notifications'), { run: notifications.open }),
    ...own,
    ...appearance,
    entry('keys', IconHelpCircle, t('keysAction'), { run: openKeys }),
    entry('sign-out', IconLogout, tShell('signOut'), {
      run: () => attempt(signOut(session), tShell('signingOutFailed')),
    }),
  ];
}

function useAppearanceEntries(): PaletteEntry[] {
  const t = useT(paletteMessages);
  const { preference, setPreference } = useColorScheme();
  return schemes
    .filter(([scheme]) => scheme !== preference)
    .map(([scheme, icon]) =>
      entry(
        `scheme-${scheme}`,
        icon,
        t(`scheme.${scheme}`),
        { run: () => setPreference(scheme) },
        t('schemeDetail'),
      ),
    );
}

/** During impersonation only the way back is offered, not the own account. */
function useOwnEntries(session: SignedIn): PaletteEntry[] {
  const t = useT(paletteMessages);
  const tShell = useT(shellMessages);
  const tActing = useT(impersonationMessages);
  const { stop } = useStopActing(session);
  if (session.impersonation)
    return [
      entry(
        'stop-acting',
        IconMasksTheater,
        tActing('stop', { name: session.impersonation.targetName }),
        { run: stop },
      ),
    ];
  const otherRoles = session.assignments.filter(({ id }) => id !== session.active?.assignmentId);
  return [
    ...otherRoles.map(({ id, role, companyName }) =>
      entry(
        `role-${id}`,
        IconUserShare,
        t('switchTo', { role: roleName(role) }),
        { run: () => attempt(switchRole(session, id), tShell('switchingRoleFailed')) },
        companyName ?? undefined,
      ),
    ),
    entry('account', IconUser, tShell('account'), { run: openAccount }, t('accountDetail')),
    entry('welcome', IconSparkles, tShell('gettingStarted'), { to: href(shellRoutes.welcome) }),
  ];
}
