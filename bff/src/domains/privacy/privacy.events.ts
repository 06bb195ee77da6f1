import { z } from 'zod';
import {
  EmailMessageModel,
  waitingMailStatuses,
  type EmailMessage,
} from '../../mail/email-message.model.ts';
import {
  mailsForgotten,
  removeMailFile,
  removeMailFiles,
  withoutWords,
} from '../../mail/forget-mails.ts';
import { wipeDeleted } from '../../db/wipe-deleted.ts';
import type { EventContext, EventHandler, EventHandlers } from '../../outbox/event-handlers.ts';

/**
 * Event: a person was erased. The last mail may still wait; after it, its text is deleted as well,
 * along with earlier states in the database.
 */
export const personErased = 'privacy.person_erased';

const erased = z.object({ mailId: z.string().nullable() });
const onItsWay: ReadonlySet<EmailMessage['status']> = new Set([...waitingMailStatuses, 'sending']);

const forgetTheRest: EventHandler = async ({ payload }, context) => {
  const { mailId } = erased.parse(payload);
  if (mailId) await forgetFarewell(mailId, context);
  await wipeDeleted();
};

/** A mail that was not sent yet is checked again; after the last try it is dropped. */
async function forgetFarewell(mailId: string, { config, lastTry }: EventContext): Promise<void> {
  const mail = await EmailMessageModel.findById(mailId, { status: 1 }).lean();
  if (!mail) return;
  const waits = onItsWay.has(mail.status);
  if (waits && !lastTry) throw new Error('The last mail to an erased person has not left yet');
  await EmailMessageModel.updateOne(
    { _id: mailId },
    { $set: { ...withoutWords, ...(waits && { status: 'suppressed' as const }) } },
  );
  await removeMailFile(config, mailId);
}

export const privacyEvents: EventHandlers = {
  [personErased]: forgetTheRest,
  [mailsForgotten]: removeMailFiles,
};
