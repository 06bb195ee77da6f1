import type { ResponseOf, teamEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { visibleCandidates } from '../../../records/candidates/candidate-names.ts';
import { openJobsByLead } from '../../../records/jobs/job-counts.ts';
import { findPeople, findPlaces, findStaffRoles } from '../../../identity/people/people.ts';
import { interviewLoad } from '../../vetting/api/interview-load.ts';
import { awayToday } from '../away-today.ts';
import type { TeamMember } from '../../../records/team/team-member.model.ts';
import { reachOf } from '../team.policy.ts';

type Row = ResponseOf<typeof teamEndpoints.list>['data'][number];

/**
 * Returns members without the blocks that need further rights; with a constant number of queries.
 */
export async function teamRows(actor: Actor, members: readonly TeamMember[]): Promise<Row[]> {
  const userIds = members.map(({ userId }) => userId);
  const [people, places, roles, opens, records, jobs, interviews] = await Promise.all([
    findPeople([...userIds, ...members.map(({ managerUserId }) => managerUserId)]),
    findPlaces(userIds),
    findStaffRoles(userIds),
    reachOf(actor, 'teamMember.read'),
    visibleCandidates(
      [actor],
      members.flatMap(({ candidateId }) => candidateId ?? []),
    ),
    openJobsByLead(actor, userIds),
    interviewLoad(userIds),
  ]);
  const rowOf = async (member: TeamMember): Promise<Row> => {
    const user = member.userId.toHexString();
    const place = places.get(user);
    const photo = people.face(member.userId)?.photo;
    const record = member.candidateId?.toHexString();
    return {
      id: member._id.toHexString(),
      userId: user,
      candidateId: record && records.has(record) ? record : null,
      name: people.name(member.userId),
      ...(photo && { photo }),
      kind: member.kind,
      title: member.title,
      department: member.department,
      status: member.status,
      manager: people.face(member.managerUserId),
      timeZone: place?.timeZone ?? null,
      country: place?.country ?? null,
      roles: roles.get(user) ?? [],
      weeklyHours: member.weeklyHours,
      load: { jobs: jobs.get(user) ?? 0, interviews: interviews.get(user) ?? 0 },
      away: await awayToday(member, place ?? null),
      opens: opens(member),
    };
  };
  return Promise.all(members.map(rowOf));
}
