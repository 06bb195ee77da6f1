import { isWithinMailHours, nextMailTime } from '@muster/contracts';
import type { Config } from '../config.ts';
import type { Domain } from '../domain.ts';
import type { EmailMessage } from './email-message.model.ts';
import type { MailTemplate } from './template.ts';

/** Returns the time zone of an address's holder; null if no domain knows it. */
export async function zoneOfRecipient(
  email: string,
  domains: readonly Domain[],
): Promise<string | null> {
  for (const { recipientZone } of domains) {
    const zone = await recipientZone?.(email);
    if (zone) return zone;
  }
  return null;
}

/**
 * Returns when a mail is sent whose recipient is not to be written to now; null: at once. Called
 * directly before sending, so that a late process, a new zone and changed clocks count as well.
 */
export async function deliveryAfterQuietHours(
  mail: EmailMessage,
  { category, urgent }: MailTemplate,
  { mailHours }: Config,
  domains: readonly Domain[],
): Promise<{ at: Date; zone: string } | null> {
  const [email] = mail.to;
  if (!mailHours || !email || category === 'account' || urgent || mail.urgentReason) return null;
  const zone = await zoneOfRecipient(email, domains);
  const now = new Date();
  if (!zone || isWithinMailHours(now, zone, mailHours)) return null;
  return { at: nextMailTime(now, zone, mailHours), zone };
}
