import { limits, searchRecentSchema } from '@muster/contracts';
import type { SignedIn } from '../routing/home-path.ts';
import type { RecordRef } from './record-places.ts';

/** Returns the list's key per user and role. Impersonation leaves no trace in it. */
export function recentKeyOf({ user, active, impersonation }: SignedIn): string | null {
  if (!active || impersonation || !active.permissions['search.use']) return null;
  return `muster.recent.${user.id}.${active.assignmentId}`;
}

/** Returns the recently opened records, newest first: only kinds and ids, never a name. */
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

/** Adds a record to the front of the recently opened ones. */
export function rememberRecord(key: string | null, { kind, id }: RecordRef): void {
  if (!key) return;
  const others = readRecent(key).filter((one) => one.kind !== kind || one.id !== id);
  const items = [{ kind, id }, ...others].slice(0, limits.recentItems);
  try {
    window.localStorage.setItem(key, JSON.stringify(items));
  } catch {
    // If storage is disabled or full, only the list is lost.
  }
}
