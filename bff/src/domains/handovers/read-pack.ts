import {
  limits,
  ownedKinds,
  type HandoverPack,
  type PermissionName,
  type Successor,
  type handoverEndpoints,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { applicationLoad } from '../applications/api/waiting-applications.ts';
import { countOutsideConversations } from '../chat/api/conversations-of.ts';
import { coverOf } from '../../records/companies/cover-of.ts';
import { openJobsByLead } from '../../records/jobs/job-counts.ts';
import { findPeople, findStaffWith } from '../../identity/people/people.ts';
import { findMember, reachOf, type TeamMember } from '../team/api/members.ts';
import { onLeaveAmong, reportsOf } from '../../records/team/team-directory.ts';
import { listOwnedRecords } from '../../owned/owned-records.ts';
import { interviewsToCome } from '../vetting/api/interviews-to-come.ts';

/**
 * Returns a staff member on whom a permission is held.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function findColleague(
  actor: Actor,
  permission: PermissionName,
  id: string,
  session: ClientSession | null = null,
): Promise<TeamMember> {
  const member = await findMember(actor, permission, id, session);
  if (member.kind !== 'staff') throw new AppError('NOT_FOUND');
  return member;
}

/** Returns a member's records, their next dates, and possible successors. */
export const readPack: Service<typeof handoverEndpoints.read> = async (
  { actor },
  { params },
): Promise<HandoverPack> => {
  const { userId, ...member } = await findColleague(actor, 'task.readTeam', params.id);
  const reaches = await reachOf(actor, 'team.handOver');
  const mayHandOver = reaches({ ...member, userId });
  const lists = await Promise.all(
    ownedKinds.map(async (kind) => ({ kind, ...(await listOwnedRecords(actor, kind, userId)) })),
  );
  const people = await findPeople([userId]);
  const person = people.ref(userId);
  if (!person) throw new AppError('NOT_FOUND');
  return {
    person,
    groups: lists.flatMap(({ kind, visible, hidden, shown }) =>
      visible.length + hidden > 0
        ? [{ kind, data: [...shown], total: visible.length, hidden }]
        : [],
    ),
    interviews: await interviewsToCome(actor, userId),
    conversations: await countOutsideConversations(userId),
    successors: mayHandOver ? await successorsOf(actor, userId) : [],
    mayHandOver,
  };
};

/**
 * Returns which colleagues the reader may hand records to: for a team lead, only the own team and
 * themselves.
 */
export async function successorsWithin(actor: Actor): Promise<(id: Types.ObjectId) => boolean> {
  if (actor.scopeOf('team.handOver') !== 'team') return () => true;
  const own = [actor.userId, ...(await reportsOf(actor.userId))];
  return (id) => own.some((one) => one.equals(id));
}

/**
 * Returns present colleagues, for a team lead only their own: the substitute first, then by
 * workload.
 */
async function successorsOf(actor: Actor, userId: Types.ObjectId): Promise<Successor[]> {
  const staff = await findStaffWith('placement.manage');
  const among = await successorsWithin(actor);
  const ids = staff.flatMap(({ id, assignments }) =>
    !id.equals(userId) && assignments.some(({ role }) => role !== 'finance_hr') && among(id)
      ? [id]
      : [],
  );
  const [away, jobs, load, coverId] = await Promise.all([
    onLeaveAmong(ids),
    openJobsByLead(actor, ids),
    applicationLoad(ids),
    coverOf(userId),
  ]);
  const people = await findPeople(ids);
  return ids
    .flatMap((id): Successor[] => {
      const person = people.ref(id);
      if (!person || away.some((one) => one.equals(id))) return [];
      const { live = 0, late = 0 } = load.get(person.id) ?? {};
      return [
        {
          ...person,
          isCover: coverId?.equals(id) ?? false,
          openJobs: jobs.get(person.id) ?? 0,
          inProcess: live,
          late,
        },
      ];
    })
    .toSorted(
      (a, b) =>
        Number(b.isCover) - Number(a.isCover) ||
        burden(a) - burden(b) ||
        a.name.localeCompare(b.name),
    )
    .slice(0, limits.handover.successors);
}

/** A job counts more than a candidate in process; overdue ones count extra. */
const burden = ({ openJobs, inProcess, late }: Successor): number =>
  3 * openJobs + inProcess + late;
