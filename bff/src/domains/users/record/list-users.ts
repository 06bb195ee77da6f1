import type { userEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { keysetPage } from '../../../db/keyset.ts';
import type { ListService } from '../../../lists/list-source.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { summaryProjection, userSummaries } from '../user.serializer.ts';
import { holdersOf, matches } from './user-search.ts';
import { scopeFor, type UserScope } from '../users.policy.ts';

const sortFields = {
  name: 'nameKey',
  email: 'emailNorm',
  lastSignInAt: 'lastSignInAt',
  createdAt: 'createdAt',
} as const;

/** Returns the requested companies whose memberships the reader may see. */
function within(
  { companyIds }: UserScope,
  asked: readonly string[] | undefined,
): readonly Types.ObjectId[] | null {
  if (!asked) return companyIds;
  const wanted = asked.map((id) => new Types.ObjectId(id));
  return companyIds ? wanted.filter((id) => companyIds.some((own) => own.equals(id))) : wanted;
}

/** Lists accounts within the reader's scope. */
export const listUsers: ListService<(typeof userEndpoints)['list']> = async (
  { actor },
  { query },
  counting,
) => {
  const scope = await scopeFor(actor, 'user.list');
  const { limit, cursor, sort, q, ...filters } = query;
  const status = filters['filter[status]'];
  const role = filters['filter[role]'];
  const company = filters['filter[company]'];
  const twoStep = filters['filter[twoStep]'];
  const { rows, page } = await keysetPage<User, keyof typeof sortFields>(UserModel, {
    filter: {
      $and: [
        scope.filter,
        { deletedAt: null },
        status ? { status: { $in: status } } : {},
        role || company
          ? { _id: { $in: await holdersOf(role ?? null, within(scope, company)) } }
          : {},
        twoStep?.length === 1 ? { twoStepAt: twoStep[0] === 'on' ? { $ne: null } : null } : {},
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
