import { idSchema } from '@muster/contracts';
import { z } from 'zod';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { emit } from '../../../outbox/emit.ts';
import type { EventHandler } from '../../../outbox/event-handlers.ts';
import { mailedTexts, markMailed, preferencesPath } from './mailed-texts.ts';
import { notificationMailDue } from '../notification.events.ts';
import { NotificationModel } from '../notification.model.ts';
import { waiting } from '../inbox/own-notifications.ts';
import { quietUntil } from './quiet-hours.ts';
import { findRecipients } from '../inbox/recipients.ts';

const duePayload = z.object({ id: idSchema });

/** Mails a single notification, unless it was read, mailed or switched off meanwhile. */
export const mailNotice: EventHandler = async ({ payload, requestId }) => {
  const { id } = duePayload.parse(payload);
  await transact(systemContext(requestId), (tx) => mail(tx, id));
};

async function mail(tx: Tx, id: string): Promise<void> {
  const { session, at } = tx;
  const message = await NotificationModel.findOne(
    { _id: id, mail: 'instant', mailedAt: null, ...waiting },
    null,
    { session },
  ).lean();
  if (!message) return;
  const [recipient] = await findRecipients([message.userId], session);
  if (!recipient) return;
  const { email: cadence } = recipient.choice(message.topic);
  if (cadence !== 'instant') {
    await NotificationModel.updateOne({ _id: id }, { $set: { mail: cadence } }, { session });
    return;
  }
  const notBefore = quietUntil(at, recipient);
  if (notBefore) return emit(tx, notificationMailDue, { id }, { notBefore });
  await markMailed([message], at, session);
  const [text] = await mailedTexts(recipient.userId, [message], session);
  if (!text) return;
  await sendMail(tx, {
    template: 'notice',
    to: recipient.email,
    userId: recipient.userId,
    variables: {
      firstName: recipient.firstName,
      title: text.title,
      path: text.path,
      preferencesPath,
    },
  });
}
