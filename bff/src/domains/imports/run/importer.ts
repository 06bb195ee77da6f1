import type { Actor } from '../../../auth/actor.ts';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { actorsOf } from '../../../identity/people/staff-actors.ts';
import type { ImportRecord } from '../import.model.ts';

/**
 * Returns the user of the import with their current rights; null if the account or role is gone.
 */
export async function importerOf({ userId, assignmentId }: ImportRecord): Promise<Actor | null> {
  const [member] = await findActiveStaff([userId]);
  const actors = member ? actorsOf(member) : [];
  return actors.find((actor) => actor.assignmentId.equals(assignmentId)) ?? null;
}
