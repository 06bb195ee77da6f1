import { limits, type messageEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { writtenFrames } from '../../mail/written-mails.ts';
import { findMessage } from './find-message.ts';
import { showMessage, showMessages } from './message.serializer.ts';
import { scopeFor } from './messages.policy.ts';

/** Lists mails written by people; automatic mails are shown with their record. */
export const listMessages: Service<typeof messageEndpoints.list> = async ({ actor }, { query }) => {
  const mails = await EmailMessageModel.find({
    $and: [
      { template: { $in: Object.values(writtenFrames) }, ...query },
      scopeFor(actor, 'message.read'),
    ],
  })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limits.mail.list)
    .lean();
  return { data: await showMessages(actor, mails) };
};

export const readMessage: Service<typeof messageEndpoints.read> = async ({ actor }, { params }) =>
  showMessage(actor, await findMessage(actor, params.id, 'message.read'));
