import type { PermissionName, Scope } from '@muster/contracts';
import { useSession } from '../platform/platform-context.tsx';

export type CanCheck = (permission: PermissionName, scope?: Scope) => boolean;

/**
 * Whether the person's role holds a permission, for what the page offers; the server decides.
 * With `scope` the grant has to reach that far: `all` covers every scope. Fails closed for
 * visitors and for anything unknown.
 */
export function useCan(): CanCheck {
  const session = useSession();
  return (permission, scope) => {
    const held = session?.permissions[permission];
    if (!held) return false;
    return scope === undefined || held === 'all' || held === scope;
  };
}
