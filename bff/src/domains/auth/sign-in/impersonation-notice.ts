import type { Tx } from '../../../db/unit-of-work.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { moment } from '../api/account-mails.ts';
import { noteSecurity } from '../api/security-notice.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { UserModel } from '../../../identity/user.model.ts';
import type { ImpersonationRecord } from '../../../identity/impersonation.model.ts';

/**
 * Tells a user, in the product and by mail, who impersonated them, when, why and how much was
 * changed.
 */
export async function mailNotice(tx: Tx, record: ImpersonationRecord): Promise<void> {
  const user = await UserModel.findById(record.targetUserId).session(tx.session).lean();
  if (!user || user.status === 'anonymised') return;
  const people = await findPeople([record.actorUserId], tx.session);
  const actorName = people.name(record.actorUserId);
  const from = moment(record.startedAt, user);
  const to = moment(record.endedAt ?? tx.at, user);
  const actions = String(record.actionsCount);
  await sendMail(tx, {
    template: 'impersonation_notice',
    to: user.email,
    userId: user._id,
    variables: {
      firstName: user.preferredName || user.firstName,
      actorName,
      from,
      to,
      reason: record.reason,
      actions,
    },
  });
  await noteSecurity(
    tx,
    user._id,
    `${actorName} acted as you`,
    `${from} until ${to}. Changes made: ${actions}. “${record.reason}”`,
  );
}
