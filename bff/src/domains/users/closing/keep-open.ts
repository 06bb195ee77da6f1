import type { userEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { changeState } from '../../../db/transition.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { followHost } from '../../client-interviews/api/interview-hosts.ts';
import { ensureHeldTimes } from '../../vetting/api/interview-times.ts';
import { followAbsences } from '../../vetting/api/interviewer-absences.ts';
import { userDetail } from '../user.serializer.ts';
import { requireManageable, scopeFor } from '../users.policy.ts';
import { takeInterviewsBack } from './give-interviews.ts';

/** Takes back that an account ends on a day to come; its interviews come back where that is possible. */
export const keepUserOpen: Service<(typeof userEndpoints)['keepOpen']> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.disable');
  const _id = recordId(params.id);
  await ensureHeldTimes([params.id]);
  return transact(ctx, async (tx) => {
    const user = await UserModel.findOne({ $and: [{ _id, deletedAt: null }, scope.filter] }, null, {
      session: tx.session,
    }).lean();
    if (!user) throw new AppError('NOT_FOUND');
    const { before, after, already } = await changeState<User>(tx, UserModel, user, {
      name: 'user.keep_open',
      version: body.version,
      isRepeat: ({ closing }) => !closing,
      requireState: ({ closing, status }) => {
        if (!closing || status === 'disabled')
          throw new AppError('INVALID_TRANSITION', {
            context: { currentState: status, action: 'keep_open' },
          });
      },
      guard: async () => requireManageable(actor, await liveAssignments([_id], tx.session)),
      set: () => ({ $set: { closing: null } }),
      paths: ['closing'],
    });
    if (!already && before.closing) {
      await takeInterviewsBack(tx, actor, after, before.closing);
      await followAbsences(tx, after._id);
      await followHost(tx, after._id);
      await audit(tx, {
        action: 'user.keep_open',
        entity: 'user',
        entityId: after._id,
        changes: [{ path: 'closesOn', before: before.closing.on, after: null }],
      });
    }
    return userDetail(ctx, scope, after, tx.session);
  });
};
