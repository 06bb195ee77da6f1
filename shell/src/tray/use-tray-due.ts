import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PermissionName } from '@muster/contracts';
import { toPlatformSession } from '@muster/kit';
import { bus } from '../platform/shell-platform.ts';
import { useSessionSnapshot } from '../session/use-session-snapshot.ts';
import { useAtRestWithStream } from '../stream/use-at-rest-with-stream.ts';
import { askedEntry } from './asked-entry.ts';
import type { TrayMemory } from './tray-memory.ts';

/** The subject of a tray. */
export interface TrayOf {
  /** The entity announced when an entry starts or changes: `Export`. */
  entity: string;
  permission: PermissionName;
  memory: TrayMemory;
  /** The query parameter that names an entry, if there is one. */
  addressKey?: string;
}

/**
 * Returns whether a tray has entries: one starts here or in another window, one existed before, or
 * an address requests one. Until then neither code nor data is loaded. Background work belongs to
 * the user, so it is hidden during impersonation.
 */
export function useTrayDue({ entity, permission, memory, addressKey }: TrayOf): boolean {
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? toPlatformSession(snapshot.session) : null;
  const { search } = useLocation();
  const atRest = useAtRestWithStream();
  const [hasBegun, setHasBegun] = useState(memory.wasPresent);
  useEffect(
    () => bus.on('entity.changed', (change) => change.entity === entity && setHasBegun(true)),
    [entity],
  );
  if (!session?.permissions[permission] || session.impersonation) return false;
  const isAsked = addressKey !== undefined && askedEntry(search, addressKey) !== null;
  return isAsked || (hasBegun && atRest);
}
