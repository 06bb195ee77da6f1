import { href, shellRoutes } from '@muster/contracts';
import { ForbiddenState, type ForbiddenStateProps } from '@muster/ui';
import { roleName } from '../messages/role-name.ts';
import { usePlatform } from '../platform/platform-context.tsx';

/** "You can't open this" with the role in use and the way to another one. */
export function Forbidden({ size }: Pick<ForbiddenStateProps, 'size'>) {
  const { session, navigate } = usePlatform();
  return (
    <ForbiddenState
      size={size}
      role={session ? roleName(session.role) : ''}
      onSwitchRole={session ? () => navigate(href(shellRoutes.chooseRole)) : undefined}
    />
  );
}
