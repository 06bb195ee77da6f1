import { normaliseEmail, type MailSender, type Role } from '@muster/contracts';
import { agencySettings } from '../settings/agency-settings.ts';
import type { EmailMessage } from './email-message.model.ts';

const domainOf = (address: string): string =>
  normaliseEmail(address.slice(address.lastIndexOf('@') + 1));

/** Splits `Muster <no-reply@muster.test>` into name and address. */
function agencySender(mailFrom: string): MailSender {
  const [, name = '', address] = /^(.*)<([^<>]*)>\s*$/.exec(mailFrom) ?? [];
  return {
    kind: 'agency',
    name: name.replaceAll('"', '').trim(),
    address: (address ?? mailFrom).trim(),
  };
}

const isOwnAddress = (address: string): boolean =>
  agencySettings().senders.ownDomains.includes(domainOf(address));

/** Returns the addresses from which a user may write in a role, the agency’s first. */
export function sendersOf(
  { role, name, email }: { role: Role; name: string; email: string },
  mailFrom: string,
): MailSender[] {
  const shared = agencySettings().senders.shared.filter(({ roles }) =>
    roles.some((one) => one === role),
  );
  return [
    agencySender(mailFrom),
    ...(isOwnAddress(email) ? [{ kind: 'own' as const, name, address: email }] : []),
    ...shared.map(({ name: called, address }) => ({
      kind: 'shared' as const,
      name: called,
      address,
    })),
  ];
}

interface From {
  from: string;
  /** The envelope sender, if different; bounces go there. */
  via: string | null;
  /** The address chosen by the author, as long as it is a permitted sender. */
  chosen: string | null;
}

/**
 * Returns the sender of a mail: the author's choice, as long as the settings contain it, or the
 * agency.
 */
export function fromOf(
  { sender = null, senderName = null }: Pick<EmailMessage, 'sender' | 'senderName'>,
  mailFrom: string,
): From {
  const isShared = agencySettings().senders.shared.some(({ address }) => address === sender);
  if (sender === null || !(isShared || isOwnAddress(sender)))
    return { from: mailFrom, via: null, chosen: null };
  const name = senderName?.replaceAll(/["\\]/g, '') ?? '';
  return { from: name ? `"${name}" <${sender}>` : sender, via: mailFrom, chosen: sender };
}
