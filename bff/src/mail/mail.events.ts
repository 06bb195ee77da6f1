import { messageMachine } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Config } from '../config.ts';
import { isRecordId } from '../db/record-id.ts';
import type { Domain } from '../domain.ts';
import { keepRenewing } from '../jobs/keep-lease.ts';
import type { EventHandler } from '../outbox/event-handlers.ts';
import { retryDelays } from '../outbox/retry-delays.ts';
import { currentTemplate } from './current-template.ts';
import { DeliveryError } from './delivery-error.ts';
import { EmailMessageModel, type EmailMessage } from './email-message.model.ts';
import { deliver } from './mail-transport.ts';
import { filesOf } from './mail-files.ts';
import { fromOf } from './mail-sender.ts';
import { deliverableCopies, recipientsOf, refusesRecipient } from './mail-recipients.ts';
import { leaseMs, mailWork, settleMail, waitUntil } from './mail-work.ts';
import { deliveryAfterQuietHours } from './quiet-hours.ts';
import { replyAddressOf } from './reply-address.ts';
import type { TokenMinters } from './token-minters.ts';
import { messageIdOf } from './write-message.ts';
import { writeMail } from './write-mail.ts';
import { isWritten } from './written-mails.ts';

interface PostOffice {
  readonly domains: readonly Domain[];
  readonly minters: TokenMinters;
}

/**
 * Writes and sends queued mails. Tokens are created here, when the mail is sent, and stored
 * nowhere.
 */
export function mailHandler(domains: readonly Domain[]): EventHandler {
  const minters: TokenMinters = Object.assign({}, ...domains.map(({ tokens }) => tokens ?? {}));
  return async ({ payload }, { config, lastTry, log }) => {
    const id = String(payload['mailId']);
    if (!isRecordId(id)) throw new Error('An event without the id of its mail');
    const taken = await takeMail(id);
    if (!taken) return;
    const mail = { ...taken, to: await recipientsOf(taken, domains) };
    // Settling detects a lost hold.
    const stopRenewing = keepRenewing({ renew: () => mailWork.keep(mail, {}) }, leaseMs);
    try {
      await handle(mail, config, { domains, minters });
    } catch (error) {
      const isLast = lastTry || mail.attempts > retryDelays.length;
      log.warn({ err: error, mailId: id }, 'mail not delivered');
      await settleFailure(mail, error, isLast);
    } finally {
      stopRenewing();
    }
  };
}

/**
 * An event may arrive twice, in two processes; one process at a time holds a mail, which is sent
 * once.
 */
async function takeMail(id: string): Promise<EmailMessage | null> {
  const { from } = messageMachine.transitions.take;
  const mail = await mailWork.claim(
    { _id: id as unknown as Types.ObjectId, status: { $in: [...from] } },
    { oldestBy: 'createdAt', set: { status: 'sending' } },
  );
  if (mail) return mail;
  if (await EmailMessageModel.exists({ _id: id, status: 'sending' }))
    throw new Error('Another process is sending this mail');
  return null;
}

async function handle(
  mail: EmailMessage,
  config: Config,
  { domains, minters }: PostOffice,
): Promise<void> {
  const template = await currentTemplate(mail.template);
  if (isLeftOpen(mail, config))
    throw new DeliveryError('outcome_unknown', 'The process ended while the server had the mail', {
      canRetry: false,
    });
  if (await refusesRecipient(mail, template, domains))
    return settleMail(mail, { status: 'suppressed' });
  const later = await deliveryAfterQuietHours(mail, template, config, domains);
  if (later) return waitUntil(mail, later);
  const files = await filesOf(mail, domains);
  const { stored, clear } = await writeMail(mail, template, config, minters);
  const { from, via, chosen } = fromOf(mail, config.mailFrom);
  const going = {
    from,
    to: mail.to,
    ...stored,
    messageId: messageIdOf(config, mail._id.toHexString()),
    handedOverAt: new Date(),
  };
  if (!(await mailWork.keep(mail, going))) return;
  const { to, inReplyTo, references, calendar } = mail;
  const cc = await deliverableCopies(mail);
  const id = mail._id.toHexString();
  const replyTo = replyToOf(mail, chosen, config);
  await deliver(config, {
    id,
    from,
    via,
    to,
    cc,
    replyTo,
    inReplyTo,
    references,
    calendar,
    files,
    ...clear,
  });
  await settleMail(mail, { status: 'sent', sentAt: new Date(), lastError: null, problem: null });
}

/**
 * Replies to written mails go into the conversation if a mailbox is read, otherwise to the chosen
 * address.
 */
function replyToOf(mail: EmailMessage, sender: string | null, config: Config): string | null {
  if (mail.repliesTo === 'sender') return sender ?? mail.replyTo;
  return config.imapUrl && isWritten(mail) && mail.repliesTo !== 'author'
    ? replyAddressOf(config, mail._id.toHexString())
    : mail.replyTo;
}

/**
 * Whether the server may already have a mail whose process died. Files can be overwritten safely,
 * and a second link to an account is better than none; everything else waits for a user’s decision.
 */
const isLeftOpen = ({ handedOverAt, category }: EmailMessage, { smtpUrl }: Config): boolean =>
  handedOverAt !== null && smtpUrl !== null && category !== 'account';

async function settleFailure(mail: EmailMessage, error: unknown, isLast: boolean): Promise<void> {
  const failure =
    error instanceof DeliveryError
      ? error
      : new DeliveryError('cannot_be_written', error instanceof Error ? error.message : 'unknown', {
          canRetry: true,
        });
  const { problem, message } = failure;
  const mayRetry =
    failure.canRetry || (problem === 'outcome_unknown' && mail.category === 'account');
  const said = { problem, lastError: message.slice(0, 500) };
  if (mayRetry && !isLast) {
    const set = { status: 'queued' as const, handedOverAt: null, ...said };
    await mailWork.release(mail, { set, attempt: 'counted' });
    // The outbox waits longer after each failure.
    throw error;
  }
  await settleMail(mail, {
    status: problem === 'address_unknown' ? 'bounced' : 'failed',
    ...said,
  });
}
