import { z } from 'zod';
import { EmailMessageModel, waitingMailStatuses } from '../../mail/email-message.model.ts';
import type { EmailMessage } from '../../mail/email-message.model.ts';
import {
  mailsForgotten,
  removeMailFile,
  removeMailFiles,
  withoutWords,
} from '../../mail/forget-mails.ts';
import type { EventHandler, EventHandlers } from '../../outbox/event-handlers.ts';

/** The last mail to an erased person is on its way; afterwards its words go as well. */
export const farewellSent = 'privacy.farewell_sent';

const farewell = z.object({ mailId: z.string() });
const onItsWay: ReadonlySet<EmailMessage['status']> = new Set([...waitingMailStatuses, 'sending']);

/** A mail that has not left is waited for by being asked again; at last it goes unsent. */
const forgetFarewell: EventHandler = async ({ payload }, { config, lastTry }) => {
  const { mailId } = farewell.parse(payload);
  const mail = await EmailMessageModel.findById(mailId, { status: 1 }).lean<EmailMessage>();
  if (!mail) return;
  const waits = onItsWay.has(mail.status);
  if (waits && !lastTry) throw new Error('The last mail to an erased person has not left yet');
  await EmailMessageModel.updateOne(
    { _id: mailId },
    { $set: { ...withoutWords, ...(waits && { status: 'suppressed' as const }) } },
  );
  await removeMailFile(config, mailId);
};

export const privacyEvents: EventHandlers = {
  [farewellSent]: forgetFarewell,
  [mailsForgotten]: removeMailFiles,
};
