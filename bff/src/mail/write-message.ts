import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { RenderedMail } from './render-mail.ts';
import { writeInvite, type CalendarInvite } from './calendar-invite.ts';
import type { MailFile } from './mail-file.ts';
import { requireSafeHeaders } from './safe-headers.ts';

export interface OutgoingMail extends RenderedMail {
  id: string;
  from: string;
  /** The agency’s own sender, if the mail is from someone else; servers answer to it. */
  via?: string | null;
  to: string[];
  cc?: readonly string[];
  files?: readonly MailFile[];
  replyTo?: string | null;
  inReplyTo?: string | null;
  references?: readonly string[];
  /** Address where one request unsubscribes (RFC 8058); null for mandatory mails. */
  unsubscribeUrl?: string | null;
  calendar?: CalendarInvite | null;
}

/** Headers signed in addition to DKIM's defaults; RFC 8058 requires both. */
const signedHeaders = [
  'From',
  'Sender',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'Cc',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'In-Reply-To',
  'References',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/** The same on every try, so that a mail delivered twice is shown once. */
export const messageIdOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, id: string): string =>
  `<${id}@${publicUrl.hostname}>`;

/**
 * Returns the mail as it is transmitted, signed if a key is configured.
 * @throws DeliveryError invalid_header
 */
export async function writeMessage(config: Config, mail: OutgoingMail): Promise<Buffer> {
  const { id, from, to, subject, html, text } = mail;
  const { replyTo, inReplyTo, references = [], unsubscribeUrl, calendar } = mail;
  const { cc = [], files = [], via = null } = mail;
  const messageId = messageIdOf(config, id);
  requireSafeHeaders({
    from,
    to,
    cc,
    subject,
    messageId,
    references,
    files: files.map(({ name }) => name),
    sender: via ?? '',
    'reply-to': replyTo ?? '',
    'in-reply-to': inReplyTo ?? '',
    'list-unsubscribe': unsubscribeUrl ?? '',
  });
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const written = await writer.sendMail({
    messageId,
    from,
    to,
    subject,
    html,
    text,
    ...(via && { sender: via }),
    ...(cc.length > 0 && { cc: [...cc] }),
    ...(files.length > 0 && {
      attachments: files.map(({ name, contentType, bytes }) => ({
        filename: name,
        contentType,
        content: bytes,
      })),
    }),
    ...(calendar && { icalEvent: writeInvite(calendar, { from, to }) }),
    ...(replyTo && { replyTo }),
    ...(inReplyTo && { inReplyTo, references: [...references] }),
    ...(unsubscribeUrl && {
      headers: {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    ...(config.dkim && {
      dkim: {
        domainName: config.dkim.domain,
        keySelector: config.dkim.selector,
        privateKey: config.dkim.key,
        headerFieldNames: signedHeaders,
      },
    }),
  });
  return written.message as Buffer;
}
