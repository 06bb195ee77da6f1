import { isWithinMailHours, nextMailTime } from '@muster/contracts';
import type { Config } from '../config.ts';
import type { Domain } from '../domain.ts';
import type { EmailMessage } from './email-message.model.ts';
import type { MailTemplate } from './template.ts';

/** In which zone the holder of an address lives; null where no domain knows. */
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
 * When a mail leaves whose recipient is not to be written to now; null: at once. It is asked right
 * before the mail would go, so that a late process, a new zone and changed clocks count as well.
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
