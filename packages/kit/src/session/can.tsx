import type { ReactNode } from 'react';
import type { PermissionName, Scope } from '@muster/contracts';
import { useCan } from './use-can.ts';

/** Shows its children to those who hold the permission; see {@link useCan}. */
export function Can({
  permission,
  scope,
  fallback = null,
  children,
}: {
  permission: PermissionName;
  scope?: Scope;
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const can = useCan();
  return can(permission, scope) ? children : fallback;
}
