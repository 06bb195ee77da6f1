import type { Domain } from '../domain.ts';
import type { EmailMessage } from './email-message.model.ts';
import { suppressionsOf } from './suppressions.ts';
import type { MailTemplate } from './template.ts';

/** Returns the recipients of a mail, with their current addresses. */
export async function recipientsOf(
  mail: EmailMessage,
  domains: readonly Domain[],
): Promise<string[]> {
  for (const { presentRecipients } of domains) {
    const present = await presentRecipients?.(mail);
    if (present) return [...present];
  }
  return mail.to;
}

/**
 * Checks whether a recipient must not be written to at all. Account mails are still sent: their
 * recipient requests them, and an address that bounced once may exist again.
 */
export async function refusesRecipient(
  mail: EmailMessage,
  template: MailTemplate,
  domains: readonly Domain[],
): Promise<boolean> {
  if (mail.to.length === 0) return true;
  for (const { refusesMail } of domains) if (await refusesMail?.(mail)) return true;
  if (mail.category === 'account') return false;
  for (const email of mail.to) {
    const reasons = await suppressionsOf(email);
    if (reasons.has('bounced') || (template.optional && reasons.has('unsubscribed'))) return true;
  }
  return false;
}

/** Returns the copy recipients, without addresses that unsubscribed or do not exist. */
export async function deliverableCopies({ cc }: Pick<EmailMessage, 'cc'>): Promise<string[]> {
  const kept: string[] = [];
  for (const email of cc ?? []) if ((await suppressionsOf(email)).size === 0) kept.push(email);
  return kept;
}
