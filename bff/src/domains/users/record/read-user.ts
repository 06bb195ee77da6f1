import type { userEndpoints } from '@muster/contracts';
import { recordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { userDetail } from '../user.serializer.ts';
import { scopeFor } from '../users.policy.ts';

/** Returns one account, with its sessions for actors who may end them. */
export const readUser: Service<(typeof userEndpoints)['read']> = async (ctx, { params }) => {
  const scope = await scopeFor(ctx.actor, 'user.read');
  const user = await UserModel.findOne({
    $and: [{ _id: recordId(params.id) }, scope.filter],
  }).lean();
  if (!user) throw new AppError('NOT_FOUND');
  return userDetail(ctx, scope, user);
};
