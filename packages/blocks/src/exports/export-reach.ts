import { exportReach, type ListName } from '@muster/contracts';
import type { useSession } from '@muster/kit';

type Session = ReturnType<typeof useSession>;

/** Which rows of a list the person may export; null: none. */
export const reachOf = (session: Session, list: ListName) =>
  exportReach(list, (permission) => session?.permissions[permission] ?? null);

/** Whether the person may export anything of a list. */
export const mayExport = (session: Session, list: ListName): boolean =>
  reachOf(session, list) !== null;
