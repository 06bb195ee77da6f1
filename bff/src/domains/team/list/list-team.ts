import type { teamEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { nameMatches } from '../../../db/fold-text.ts';
import { keysetPage } from '../../../db/keyset.ts';
import type { ListService } from '../../../lists/list-source.ts';
import { TeamMemberModel, type TeamMember } from '../../../records/team/team-member.model.ts';
import { scopeFor } from '../team.policy.ts';
import { teamRows } from './team-rows.ts';

const sortFields = { name: 'nameKey', title: 'title', createdAt: 'createdAt' } as const;
type Sort = keyof typeof sortFields;

/** Former members are shown only on request. */
export const isHere = { status: { $ne: 'ended' } } as const satisfies QueryFilter<TeamMember>;

/** Lists staff and contractors, without the blocks that need further rights. */
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
        states ? { status: { $in: states } } : isHere,
        ...(query.q ? [nameMatches(query.q)] : []),
      ],
    },
    sort: query.sort as Sort,
    fields: sortFields,
    limit,
    ...counting,
    cursor,
    list,
  });
  return { data: await teamRows(actor, rows), page };
};
