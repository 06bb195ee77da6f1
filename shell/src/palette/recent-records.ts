import { limits, searchRecentSchema } from '@muster/contracts';
import type { SignedIn } from '../routing/home-path.ts';
import type { RecordRef } from './record-places.ts';

/** Whose list it is: a person in one role. Who acts as another person leaves no trace in it. */
export function recentKeyOf({ user, active, impersonation }: SignedIn): string | null {
  if (!active || impersonation || !active.permissions['search.use']) return null;
  return `muster.recent.${user.id}.${active.assignmentId}`;
}

/** The records opened last, newest first: kinds and ids alone, never a name. */
export function readRecent(key: string | null): RecordRef[] {
  if (!key) return [];
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    const parsed = searchRecentSchema.shape.items.safeParse(stored);
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Puts a record in front of those opened last. */
export function rememberRecord(key: string | null, { kind, id }: RecordRef): void {
  if (!key) return;
  const others = readRecent(key).filter((one) => one.kind !== kind || one.id !== id);
  const items = [{ kind, id }, ...others].slice(0, limits.recentItems);
  try {
    window.localStorage.setItem(key, JSON.stringify(items));
  } catch {
    // Storage that is off or full costs the memory, not the page.
  }
}
