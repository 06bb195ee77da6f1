import type { Actor } from '../../../auth/actor.ts';
import { findActiveStaff } from '../../people/api/people.ts';
import { actorsOf } from '../../people/api/staff-actors.ts';
import type { ImportRecord } from '../import.model.ts';

/** The user of the import with their present rights; null when account or role are gone. */
export async function importerOf({ userId, assignmentId }: ImportRecord): Promise<Actor | null> {
  const [member] = await findActiveStaff([userId]);
  const actors = member ? actorsOf(member) : [];
  return actors.find((actor) => actor.assignmentId.equals(assignmentId)) ?? null;
}
