import { type screeningFormEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { hashToken, newToken } from '../../../auth/clear-token.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { storeClearToken } from '../../links/api/access-tokens.ts';
import { findForm } from '../form/find-form.ts';
import { addFormLink } from './form-mails.ts';
import { requireAskable } from './may-be-asked.ts';
import { isOpenForm } from './remind.ts';

/**
 * Returns a link that the user passes on. Its secret is only in this answer and not stored for
 * repeated requests, which get another link.
 */
export const copyLink: Service<typeof screeningFormEndpoints.copyLink> = async (
  ctx,
  { params },
) => {
  const token = newToken();
  const { requestId, ip, session } = ctx;
  await transact({ requestId, ip, session, idempotency: null }, async (tx) => {
    const found = await findForm(ctx.actor, 'screening.send', params.id, tx.session);
    if (!isOpenForm(found.form))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: found.form.status, action: 'copy_link' },
      });
    await requireAskable(found.candidate, tx.session);
    const { _id } = await addFormLink(tx, found, { isCopied: true });
    await storeClearToken(tx, _id, hashToken(token));
    await audit(tx, {
      action: 'screening_form.copy_link',
      entity: 'screening_form',
      entityId: found.form._id,
    });
  });
  return { path: `/t/#${token}` };
};
