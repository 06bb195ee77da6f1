import type { userEndpoints } from '@muster/contracts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { recordId } from '../../../db/record-id.ts';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { userDetail } from '../user.serializer.ts';
import { scopeFor } from '../users.policy.ts';
import { replaceRoles } from './replace-roles.ts';
import { holdingOf } from './role-rules.ts';

/** Replaces a user's current roles. */
export const changeRoles: Service<(typeof userEndpoints)['setRoles']> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const userId = recordId(params.id);
  const scope = await scopeFor(actor, 'role.grant');
  return transact(ctx, async (tx) => {
    const after = await replaceRoles(tx, {
      actor,
      scope,
      userId,
      version: body.version,
      wanted: body.roles.map((grant, i) => ({ holding: holdingOf(grant), path: `roles[${i}]` })),
      reassignToUserId: body.reassignToUserId,
    });
    return userDetail(ctx, scope, after, tx.session);
  }).catch(async (error: unknown) => {
    if (isDuplicateKey(error)) throw new AppError('DUPLICATE');
    throw await showConflict(error, async () => {
      const user = await UserModel.findById(userId).lean();
      return user && userDetail(ctx, scope, user);
    });
  });
};
