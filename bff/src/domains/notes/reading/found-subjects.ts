import { noteSubjects } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { reachedApplications } from '../../../records/applications/readable-applications.ts';
import { visibleCandidates } from '../../../records/candidates/candidate-names.ts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import { reaches as reachesCompany } from '../../../records/companies/company-lookup.ts';
import { opensJob, reaches as reachesJob, visibleJobs } from '../../../records/jobs/job-lookup.ts';
import type { Note } from '../../../records/notes/note.model.ts';
import { readsNotesOn } from '../../../records/notes/notes.policy.ts';
import { placementNumbers } from '../../../records/placements/placement-visibility.ts';
import { membersById, reachOf } from '../../team/api/members.ts';

type OnRecord = Pick<Note, 'subjectType' | 'subjectId'>;
type Ids = readonly Types.ObjectId[];
type Names = ReadonlyMap<string, string>;

/** Returns for each kind the names of live records on which the actor may read notes. */
const naming: Readonly<Record<Note['subjectType'], (actor: Actor, ids: Ids) => Promise<Names>>> = {
  candidate: async (actor, ids) => {
    const seen = await visibleCandidates([actor], ids);
    return new Map([...seen].map(([id, { name }]) => [id, name]));
  },
  company: async (actor, ids) => {
    const companies = await companiesById(ids);
    return new Map(
      [...companies]
        .filter(
          ([, company]) =>
            company.deletedAt === null &&
            reachesCompany(actor, 'company.read', company) &&
            reachesCompany(actor, 'company.readNotes', company),
        )
        .map(([id, { name }]) => [id, name]),
    );
  },
  job: async (actor, ids) => {
    const jobs = await visibleJobs(
      actor,
      ids.map((id) => id.toHexString()),
    );
    return new Map(
      [...jobs]
        .filter(([, job]) => opensJob(actor, job) && reachesJob(actor, 'note.read', job))
        .map(([id, { title }]) => [id, title]),
    );
  },
  application: (actor, ids) => reachedApplications(actor, ids, ['application.read', 'note.read']),
  placement: placementNumbers,
  team_member: async (actor, ids) => {
    const [members, isReached] = await Promise.all([
      membersById(ids),
      reachOf(actor, 'teamMember.read'),
    ]);
    // No user reads notes about themselves.
    const seen = [...members].filter(
      ([, member]) =>
        member.deletedAt === null && isReached(member) && !member.userId.equals(actor.userId),
    );
    const people = await findPeople(seen.map(([, { userId }]) => userId));
    return new Map(seen.map(([id, { userId }]) => [id, people.name(userId)]));
  },
};

/**
 * Returns the names of these notes' records as `findSubject` would find them, with one or two
 * queries for each kind. Returns null for a record that is deleted, or whose notes the actor may
 * not read.
 */
export async function namesOfSubjects(
  actor: Actor,
  notes: readonly OnRecord[],
): Promise<(note: OnRecord) => string | null> {
  const found = await Promise.all(
    noteSubjects.map(async (kind): Promise<[string, Names]> => {
      const on = notes.filter(({ subjectType }) => subjectType === kind);
      if (on.length === 0 || !readsNotesOn(actor, kind)) return [kind, new Map()];
      const ids = new Map(on.map(({ subjectId }) => [subjectId.toHexString(), subjectId]));
      return [kind, await naming[kind](actor, [...ids.values()])];
    }),
  );
  const names = new Map(found);
  return ({ subjectType, subjectId }) =>
    names.get(subjectType)?.get(subjectId.toHexString()) ?? null;
}
