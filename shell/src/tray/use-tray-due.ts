import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PermissionName } from '@muster/contracts';
import { toPlatformSession } from '@muster/kit';
import { bus } from '../platform/shell-platform.ts';
import { useSessionSnapshot } from '../session/use-session-snapshot.ts';
import { useAtRestWithStream } from '../stream/use-at-rest-with-stream.ts';
import { askedEntry } from './asked-entry.ts';
import type { TrayMemory } from './tray-memory.ts';

/** What a tray is about. */
export interface TrayOf {
  /** What is announced when one begins or changes: `Export`. */
  entity: string;
  permission: PermissionName;
  memory: TrayMemory;
  /** The part of an address that names one; absent where none does. */
  addressKey?: string;
}

/**
 * Whether there is something for a tray: one begins here or in another window, one was there
 * before, or an address asks for one. Until then it costs neither code nor a request. What goes on
 * in the background is one's own: it is out of sight while one acts as another person.
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
