import type { Actor } from '../../../auth/actor.ts';
import type { StaffMember } from '../../../identity/people/people.ts';
import { teamOfClient } from '../team-of-client.ts';

const answering: ReadonlySet<string> = new Set(['account_manager', 'recruiter']);

/** Returns the client's account manager and recruiters, with the substitutes of absent ones. */
export async function contactsOfClient(actor: Actor): Promise<StaffMember[]> {
  const { members, reachable } = await teamOfClient(actor);
  const ids = members
    .filter((member) => answering.has(member.function))
    .flatMap(({ userId, cover }) => [userId, ...(cover ? [cover.id] : [])]);
  return [...new Set(ids)].flatMap((id) => reachable.get(id) ?? []);
}
