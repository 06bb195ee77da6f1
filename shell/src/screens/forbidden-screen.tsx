import { href, shellRoutes, type SessionState } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { ForbiddenState } from '@muster/ui';
import { navigation } from '../platform/shell-platform.ts';

/** The screen exists, but not for this role; users with several roles can switch. */
export function ForbiddenScreen({ session }: { session: SessionState }) {
  if (!('user' in session) || !session.active) return null;
  const actingAs = session.impersonation?.targetName;
  const switchRole = () => {
    const { pathname, search } = navigation.location();
    navigation.navigate(href(shellRoutes.chooseRole, {}, { next: pathname + search }));
  };
  return (
    <ForbiddenState
      role={roleName(session.active.role)}
      actingAs={actingAs}
      onSwitchRole={session.assignments.length > 1 && !actingAs ? switchRole : undefined}
    />
  );
}
