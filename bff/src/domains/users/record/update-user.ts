import type { userEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { followStaff } from '../../../records/team/follow-staff.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { nameFields, UserModel, type User } from '../../../identity/user.model.ts';
import { userDetail } from '../user.serializer.ts';
import { requireManageable, scopeFor } from '../users.policy.ts';

/** Changes profile data of an account; only the user can change the mail address. */
export const updateUser: Service<(typeof userEndpoints)['update']> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const userId = recordId(params.id);
  const scope = await scopeFor(actor, 'user.update');
  const paths = Object.keys(body.changes) as (keyof typeof body.changes)[];
  return transact(ctx, async (tx) => {
    const known = await UserModel.exists({ $and: [{ _id: userId }, scope.filter] }).session(
      tx.session,
    );
    if (!known) throw new AppError('NOT_FOUND');
    requireManageable(actor, await liveAssignments([userId], tx.session));
    if (paths.includes('allowImpersonation') && !actor.can('role.grantAdmin'))
      throw invalidField('changes.allowImpersonation', 'NOT_ALLOWED');
    const { before, after } = await updateVersioned<User>(tx, UserModel, {
      filter: { _id: userId },
      base: body.version,
      paths,
      apply: (current) => ({
        $set: { ...body.changes, ...nameFields({ ...current, ...body.changes }) },
      }),
      show: ({
        firstName,
        lastName,
        preferredName,
        phone,
        country,
        timeZone,
        allowImpersonation,
      }) => ({
        firstName,
        lastName,
        preferredName,
        phone,
        country,
        timeZone,
        allowImpersonation,
      }),
    });
    if (before.nameKey !== after.nameKey) await followStaff(tx, userId);
    await audit(tx, {
      action: 'user.update',
      entity: 'user',
      entityId: userId,
      changes: changesBetween(before, after, paths),
    });
    return userDetail(ctx, scope, after, tx.session);
  });
};
