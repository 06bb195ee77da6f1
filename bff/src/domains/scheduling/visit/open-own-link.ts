import type { ownInterviewEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { hashToken, newToken } from '../../../auth/clear-token.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';
import { isChangeable } from '../../../records/scheduling/chosen-links.ts';
import { ScheduleRequestModel } from '../../../records/scheduling/schedule-request.model.ts';
import { storeClearToken } from '../../links/api/access-tokens.ts';
import { addLink } from '../request/schedule-mails.ts';

/**
 * Opens the page where the candidate moves or cancels an interview, like the link in the mail. The
 * secret of the link is only in this answer.
 */
export const openOwnLink: Service<typeof ownInterviewEndpoints.openLink> = async (
  ctx,
  { params },
) => {
  const token = newToken();
  const { requestId, ip, session } = ctx;
  await transact({ requestId, ip, session, idempotency: null }, async (tx) => {
    const candidate = await findOwnRecord(ctx.actor, tx.session);
    const request = isRecordId(params.id)
      ? await ScheduleRequestModel.findOne(
          { interviewId: params.id, candidateId: candidate._id, isOpen: true, deletedAt: null },
          null,
          { session: tx.session },
        ).lean()
      : null;
    if (!request) throw new AppError('NOT_FOUND');
    if (!isChangeable(request, tx.at) || !request.endsAt)
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: request.status, action: 'ask_reschedule' },
      });
    const { _id } = await addLink(tx, {
      request,
      holderEmail: session.user.email,
      purpose: 'interview_manage',
      until: request.endsAt,
      isCopied: true,
    });
    await storeClearToken(tx, _id, hashToken(token));
    await audit(tx, {
      action: 'candidate.open_interview',
      entity: 'candidate',
      entityId: candidate._id,
    });
  });
  return { path: `/t/#${token}` };
};
