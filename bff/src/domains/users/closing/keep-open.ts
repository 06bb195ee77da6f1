import type { userEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { changeState } from '../../../db/transition.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { ensureHeldTimes } from '../../vetting/api/interview-times.ts';
import { changeAccount, findAccount, followInterviews, requireAbove } from '../change-account.ts';
import { takeInterviewsBack } from './give-interviews.ts';

/** Cancels a planned closing of an account; its interviews come back where possible. */
export const keepUserOpen: Service<(typeof userEndpoints)['keepOpen']> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  await ensureHeldTimes([recordId(params.id).toHexString()]);
  return changeAccount(ctx, 'user.disable', params.id, async (tx, account) => {
    const user = await findAccount(tx, account);
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
      guard: () => requireAbove(tx, actor, user),
      set: () => ({ $set: { closing: null } }),
      paths: ['closing'],
    });
    if (!already && before.closing) {
      await takeInterviewsBack(tx, actor, after, before.closing);
      await followInterviews(tx, after._id);
      await audit(tx, {
        action: 'user.keep_open',
        entity: 'user',
        entityId: after._id,
        changes: [{ path: 'closesOn', before: before.closing.on, after: null }],
      });
    }
    return after;
  });
};
