import { forgetValues } from '../../audit/forget-values.ts';
import type { Forget } from '../../personal/forget.ts';
import { ApprovalModel } from './approval.model.ts';

/** Removes the text of decisions about an account; the fact of the decisions stays. */
export const forgetApprovals: Forget = async (tx, { userId }) => {
  if (!userId) return;
  const { session } = tx;
  const about = { subjectType: 'user' as const, subjectId: userId };
  const ids = await ApprovalModel.distinct('_id', about).session(session);
  await ApprovalModel.updateMany(
    about,
    { $set: { reason: null, decisionNote: null, payload: null } },
    { session },
  );
  await ApprovalModel.updateMany(
    { ...about, status: 'pending' },
    { $set: { status: 'withdrawn', previousStatus: 'pending', updatedAt: tx.at } },
    { session },
  );
  await forgetValues(tx, 'approval', ids);
};
