import type { NoteSubjectType } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { findPeople } from '../../identity/people/people.ts';
import { placementNumbers } from '../../records/placements/placement-visibility.ts';
import { membersById, reachOf } from '../team/api/members.ts';
import { subjectNames } from '../tasks/api/own-tasks.ts';

/** Record attached to another one: a note, a task, a promise. */
export interface Part {
  readonly subjectType: NoteSubjectType;
  readonly subjectId: Types.ObjectId;
}

/**
 * Returns names by record id for the jobs, applications, placements and team members that these
 * parts belong to, as far as the reader can open them.
 */
export async function workNames(
  actor: Actor,
  parts: readonly Part[],
): Promise<ReadonlyMap<string, string>> {
  const on = (type: NoteSubjectType) =>
    parts.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => subjectId);
  const [others, placements, members] = await Promise.all([
    subjectNames(
      actor,
      parts.flatMap(({ subjectType, subjectId }) =>
        subjectType === 'job' || subjectType === 'application' ? { subjectType, subjectId } : [],
      ),
    ),
    placementNumbers(actor, on('placement')),
    memberNames(actor, on('team_member')),
  ]);
  return new Map([
    ...[...others].map(([id, { name }]) => [id, name] as const),
    ...placements,
    ...members,
  ]);
}

async function memberNames(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [members, reaches] = await Promise.all([
    membersById(ids),
    reachOf(actor, 'teamMember.read'),
  ]);
  const shown = [...members].filter(
    ([, member]) => reaches(member) && !member.userId.equals(actor.userId),
  );
  const people = await findPeople(shown.map(([, { userId }]) => userId));
  return new Map(shown.map(([id, { userId }]) => [id, people.name(userId)]));
}
