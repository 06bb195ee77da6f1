import type { Actor } from '../../../auth/actor.ts';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { actorsOf } from '../../../identity/people/staff-actors.ts';
import type { ImportRecord } from '../import.model.ts';

/** The user of the import with their present rights; null when account or role are gone. */
export async function importerOf({ userId, assignmentId }: ImportRecord): Promise<Actor | null> {
  const [member] = await findActiveStaff([userId]);
  const actors = member ? actorsOf(member) : [];
  return actors.find((actor) => actor.assignmentId.equals(assignmentId)) ?? null;
}
