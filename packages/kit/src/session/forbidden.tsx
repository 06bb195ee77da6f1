import { href, shellRoutes } from '@muster/contracts';
import { ForbiddenState, type ForbiddenStateProps } from '@muster/ui';
import { roleName } from '../messages/role-name.ts';
import { usePlatform } from '../platform/platform-context.tsx';

/** "You can't open this" with the role in use and the way to another one, where there is one. */
export function Forbidden({ size }: Pick<ForbiddenStateProps, 'size'>) {
  const { session, navigate } = usePlatform();
  const actingAs = session?.impersonation?.targetName;
  const maySwitch = session && !actingAs && session.hasOtherRoles !== false;
  return (
    <ForbiddenState
      size={size}
      role={session ? roleName(session.role) : ''}
      actingAs={actingAs}
      onSwitchRole={maySwitch ? () => navigate(href(shellRoutes.chooseRole)) : undefined}
    />
  );
}
