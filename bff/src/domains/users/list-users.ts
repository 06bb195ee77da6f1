import { staffRoles, userEndpoints } from '@muster/contracts';
import type { GrantableRole } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import { foldText, foldedWords, startsWith } from '../../db/fold-text.ts';
import { keysetPage } from '../../db/keyset.ts';
import { recordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { RoleAssignmentModel } from './role-assignment.model.ts';
import { liveAssignments } from './role-assignments.ts';
import { displayName, UserModel } from './user.model.ts';
import type { User } from './user.model.ts';
import { summaryProjection, userDetail, userSummaries } from './user.serializer.ts';
import { scopeFor } from './users.policy.ts';

type Endpoints = typeof userEndpoints;

const sortFields = {
  name: 'nameKey',
  email: 'emailNorm',
  lastSignInAt: 'lastSignInAt',
  createdAt: 'createdAt',
} as const;

const optionsShown = 20;

export const listUsers: Service<Endpoints['list']> = async ({ actor }, { query }) => {
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
        role ? { _id: { $in: await holdersOf(role) } } : {},
        q ? matches(q) : {},
      ],
    },
    sort: sort as keyof typeof sortFields,
    fields: sortFields,
    limit,
    cursor,
    list: { q, ...filters },
    projection: summaryProjection,
  });
  return { data: await userSummaries(actor, scope, rows), page };
};

export const readUser: Service<Endpoints['read']> = async (ctx, { params }) => {
  const scope = await scopeFor(ctx.actor, 'user.read');
  const user = await UserModel.findOne({
    $and: [{ _id: recordId(params.id) }, scope.filter],
  }).lean<User>();
  if (!user) throw new AppError('NOT_FOUND');
  return userDetail(ctx, scope, user);
};

/** Active colleagues; clients and candidates are nobody's colleagues. */
export const userOptions: Service<Endpoints['options']> = async (_ctx, { query }) => {
  const holders = await holdersOf(query.role ? [query.role] : staffRoles);
  const users = await UserModel.find({
    $and: [{ _id: { $in: holders }, status: 'active' }, query.q ? matches(query.q) : {}],
  })
    .select('firstName lastName preferredName')
    .sort({ nameKey: 1, _id: 1 })
    .limit(optionsShown)
    .lean<Pick<User, '_id' | 'firstName' | 'lastName' | 'preferredName'>[]>();
  const assignments = await liveAssignments(users.map(({ _id }) => _id));
  const staff: ReadonlySet<string> = new Set(staffRoles);
  return users.map((user) => ({
    id: user._id.toHexString(),
    name: displayName(user),
    roles: assignments
      .filter(({ userId, role }) => userId.equals(user._id) && staff.has(role))
      .map(({ role }) => role),
  }));
};

const holdersOf = (roles: readonly GrantableRole[]): Promise<Types.ObjectId[]> =>
  RoleAssignmentModel.distinct('userId', { role: { $in: [...roles] }, revokedAt: null });

/** Every word starts a word of the name, or the whole starts the mail address. */
function matches(q: string): QueryFilter<User> {
  const words = foldedWords(q);
  const byMail = { emailNorm: startsWith(foldText(q)) };
  if (words.length === 0) return byMail;
  return {
    $or: [byMail, { $and: words.map((word) => ({ searchTerms: startsWith(word) })) }],
  };
}
