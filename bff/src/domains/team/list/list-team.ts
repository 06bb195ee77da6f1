import type { teamEndpoints } from '@muster/contracts';
import { foldText, startsWith } from '../../../db/fold-text.ts';
import { keysetPage } from '../../../db/keyset.ts';
import type { ListService } from '../../../lists/list-source.ts';
import { visibleCandidates } from '../../../records/candidates/candidate-names.ts';
import { findPeople, findPlaces, findStaffRoles } from '../../../identity/people/people.ts';
import { TeamMemberModel, type TeamMember } from '../../../records/team/team-member.model.ts';
import { reachOf, scopeFor } from '../team.policy.ts';

const sortFields = { name: 'nameKey', title: 'title', createdAt: 'createdAt' } as const;
type Sort = keyof typeof sortFields;

/** Staff and contractors, without the blocks that further rights decide. */
export const listTeam: ListService<typeof teamEndpoints.list> = async (
  { actor },
  { query },
  counting,
) => {
  const { cursor, limit, ...list } = query;
  const kinds = query['filter[kind]'];
  const states = query['filter[status]'];
  const { rows, page } = await keysetPage<TeamMember, Sort>(TeamMemberModel, {
    filter: {
      $and: [
        await scopeFor(actor, 'team.list'),
        { deletedAt: null },
        ...(kinds ? [{ kind: { $in: kinds } }] : []),
        ...(states ? [{ status: { $in: states } }] : []),
        ...(query.q ? [{ nameKey: startsWith(foldText(query.q)) }] : []),
      ],
    },
    sort: query.sort as Sort,
    fields: sortFields,
    limit,
    ...counting,
    cursor,
    list,
  });
  const userIds = rows.map(({ userId }) => userId);
  const [people, places, roles, opens, records] = await Promise.all([
    findPeople([...userIds, ...rows.map(({ managerUserId }) => managerUserId)]),
    findPlaces(userIds),
    findStaffRoles(userIds),
    reachOf(actor, 'teamMember.read'),
    visibleCandidates(
      [actor],
      rows.flatMap(({ candidateId }) => candidateId ?? []),
    ),
  ]);
  return {
    data: rows.map((row) => {
      const user = row.userId.toHexString();
      const place = places.get(user);
      const record = row.candidateId?.toHexString();
      return {
        id: row._id.toHexString(),
        userId: user,
        candidateId: record && records.has(record) ? record : null,
        name: people.name(row.userId),
        kind: row.kind,
        title: row.title,
        department: row.department,
        status: row.status,
        manager: people.ref(row.managerUserId),
        timeZone: place?.timeZone ?? null,
        country: place?.country ?? null,
        roles: roles.get(user) ?? [],
        weeklyHours: row.weeklyHours,
        opens: opens(row),
      };
    }),
    page,
  };
};
