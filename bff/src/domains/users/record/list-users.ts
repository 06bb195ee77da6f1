import type { userEndpoints } from '@muster/contracts';
import { keysetPage } from '../../../db/keyset.ts';
import type { ListService } from '../../../lists/list-source.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { summaryProjection, userSummaries } from '../user.serializer.ts';
import { holdersOf, matches } from './user-search.ts';
import { scopeFor } from '../users.policy.ts';

const sortFields = {
  name: 'nameKey',
  email: 'emailNorm',
  lastSignInAt: 'lastSignInAt',
  createdAt: 'createdAt',
} as const;

export const listUsers: ListService<(typeof userEndpoints)['list']> = async (
  { actor },
  { query },
  counting,
) => {
  const scope = await scopeFor(actor, 'user.list');
  const { limit, cursor, sort, q, ...filters } = query;
  const status = filters['filter[status]'];
  const role = filters['filter[role]'];
  const { rows, page } = await keysetPage<User, keyof typeof sortFields>(UserModel, {
    filter: {
      $and: [
        scope.filter,
        { deletedAt: null },
        status ? { status: { $in: status } } : {},
        role ? { _id: { $in: await holdersOf(role, scope.companyIds) } } : {},
        q ? matches(q) : {},
      ],
    },
    sort: sort as keyof typeof sortFields,
    fields: sortFields,
    limit,
    ...counting,
    cursor,
    list: { q, ...filters },
    projection: summaryProjection,
  });
  return { data: await userSummaries(actor, scope, rows), page };
};
