import { forgetValues } from '../../audit/forget-values.ts';
import type { Forget } from '../../personal/forget.ts';
import { endImpersonations } from '../auth/api/end-impersonations.ts';
import { ImpersonationModel } from '../../identity/impersonation.model.ts';

/** The fact of an impersonation is kept forever; its reason is deleted. */
export const forgetImpersonations: Forget = async (tx, { userId }) => {
  if (!userId) return;
  const { session } = tx;
  const about = { targetUserId: userId };
  await endImpersonations(tx, about, 'target_disabled');
  const ids = await ImpersonationModel.distinct('_id', about).session(session);
  await ImpersonationModel.updateMany(
    about,
    { $set: { reason: '', ticketRef: null } },
    { session },
  );
  await forgetValues(tx, 'impersonation', ids);
};
