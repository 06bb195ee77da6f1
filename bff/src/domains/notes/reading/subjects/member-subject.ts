import type { Actor } from '../../../../auth/actor.ts';
import { AppError } from '../../../../http/app-error.ts';
import { findPeople } from '../../../../identity/people/people.ts';
import { readsNotesOn } from '../../../../records/notes/notes.policy.ts';
import { findMember, managersOf } from '../../../team/api/members.ts';
import type { LookupOptions, NoteSubject } from './subject-types.ts';

/**
 * Finds a colleague or contractor. Notes on them are for their leads and for the agency's owners
 * and admins, never for themselves.
 * @throws AppError NOT_FOUND, SELF_RECORD
 */
export async function memberSubject(
  actor: Actor,
  id: string,
  { session = null }: LookupOptions,
): Promise<NoteSubject> {
  const member = await findMember(actor, 'teamMember.read', id, session);
  if (member.userId.equals(actor.userId)) throw new AppError('SELF_RECORD');
  const managers = await managersOf(member, session);
  const name = (await findPeople([member.userId], session)).name(member.userId);
  const opens = (other: Actor): boolean => {
    const scope = other.scopeOf('teamMember.read');
    if (member.userId.equals(other.userId)) return false;
    if (scope === 'team') return managers.some((id) => id.equals(other.userId));
    return scope === 'all';
  };
  const reads = (other: Actor) => readsNotesOn(other, 'team_member') && opens(other);
  return {
    type: 'team_member',
    _id: member._id,
    name,
    deletedAt: member.deletedAt,
    notices: { called: name, subject: null },
    followUp: null,
    promises: null,
    mayOpen: opens,
    mayRead: reads,
    mayWrite: (other) => reads(other) && other.can('note.create'),
  };
}
