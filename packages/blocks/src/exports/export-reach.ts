import { exportReach, type ListName } from '@muster/contracts';
import type { useSession } from '@muster/kit';

type Session = ReturnType<typeof useSession>;

/** Returns which rows of a list the user may export; null for none. */
export const reachOf = (session: Session, list: ListName) =>
  exportReach(list, (permission) => session?.permissions[permission] ?? null);

/** Whether the user may export anything of a list. */
export const mayExport = (session: Session, list: ListName): boolean =>
  reachOf(session, list) !== null;
