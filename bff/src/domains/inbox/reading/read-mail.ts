import { createHash } from 'node:crypto';
import { limits, normaliseEmail } from '@muster/contracts';
import PostalMime, { type Address, type Attachment, type Email, type Mailbox } from 'postal-mime';
import { readCalendarReply } from '../../../calendars/read-reply.ts';
import { cleanHtml, wordsOf } from './clean-html.ts';
import type { ParsedFile, ParsedMail } from './parsed-mail.ts';
import { readReport } from './read-report.ts';
import { wellFormed } from './well-formed.ts';

/** Limits beyond which a mail was crafted to keep a parser busy. */
const bounds = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024 } as const;

/** Thrown if the received data cannot be read as a mail. */
export class UnreadableMailError extends Error {
  override name = 'UnreadableMailError';
}

/**
 * Reads an external mail.
 * @throws UnreadableMailError for one with endless nesting or oversized headers
 */
export async function readMail(raw: Buffer): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, { ...bounds, forceRfc822Attachments: true }).catch(
    (cause: unknown) => {
      throw new UnreadableMailError('A mail cannot be read', { cause });
    },
  );
  const from = mailboxes([mail.from])[0] ?? { name: '', address: '' };
  const address = normaliseEmail(line(from.address, 254));
  const messageId = messageIdsIn(mail.messageId)[0] ?? null;
  const html = mail.html ? cleanHtml(mail.html) : null;
  const text = mail.text?.trim() ? mail.text : mail.html ? wordsOf(mail.html) : '';
  const calendar = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return {
    key: keyOf(messageId, address, raw),
    messageId,
    answers: [...messageIdsIn(mail.inReplyTo), ...messageIdsIn(mail.references).toReversed()],
    from: { name: line(from.name, 120), address },
    recipients: recipientsOf(mail),
    subject: line(mail.subject ?? '', limits.mail.subject),
    text: paragraphs(text, limits.inbox.text),
    html: html && html.html !== '' ? html.html : null,
    remotePictures: html?.remotePictures ?? 0,
    sentAt: dateOf(mail.date),
    isAutomatic: isAutomatic(mail),
    files: mail.attachments.flatMap((part) => fileOf(part)),
    report: reportOf(mail),
    calendarReply: calendar ? readCalendarReply(textOf(calendar)) : null,
  };
}

/** The same mail can arrive by several routes, and another sender may reuse its Message-ID. */
const keyOf = (messageId: string | null, address: string, raw: Buffer): string =>
  createHash('sha256')
    .update(messageId === null ? raw : `${messageId}\n${address}`)
    .digest('hex');

const mailboxes = (addresses: readonly (Address | undefined)[]): Mailbox[] =>
  addresses.flatMap((one) => (one === undefined ? [] : (one.group ?? [one as Mailbox])));

function recipientsOf({ to = [], cc = [], headers, deliveredTo }: Email): string[] {
  const named = mailboxes([...to, ...cc]).map(({ address }) => address);
  const noted = headers.flatMap(({ key, value }) =>
    key === 'x-original-to' || key === 'envelope-to' || key === 'delivered-to' ? [value] : [],
  );
  return [...named, ...noted, deliveredTo ?? ''].filter((one) => one !== '').slice(0, 200);
}

const messageIdsIn = (value: string | undefined): string[] =>
  [...(value ?? '').slice(0, 20_000).matchAll(/<[^<>\s]{1,500}>/g)].map(([id]) => id).slice(-40);

const headerOf = ({ headers }: Email, name: string): string =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? '';

/** Automatic mails identify themselves (RFC 3834). */
const isAutomatic = (mail: Email): boolean => {
  const submitted = headerOf(mail, 'auto-submitted');
  return (
    (submitted !== '' && submitted !== 'no') ||
    headerOf(mail, 'x-auto-response-suppress') !== '' ||
    ['bulk', 'auto_reply', 'junk'].includes(headerOf(mail, 'precedence'))
  );
};

function reportOf({ attachments }: Email) {
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!status) return null;
  const original = attachments.find(
    ({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers',
  );
  return readReport(textOf(status), original ? textOf(original) : '');
}

const notFiles: ReadonlySet<string> = new Set([
  'text/calendar',
  'message/delivery-status',
  'text/rfc822-headers',
]);

/** Pictures that are part of the text are signatures and banners. */
function fileOf({ filename, mimeType, related, content }: Attachment): ParsedFile[] {
  if (notFiles.has(mimeType) || (related && !filename)) return [];
  const name = line((filename ?? '').replace(/[/\\]/g, '-'), limits.attachment.title);
  return [{ name: name === '' ? 'file' : name, bytes: bytesOf(content) }];
}

const bytesOf = (content: Attachment['content']): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);

const textOf = ({ content }: Attachment): string => bytesOf(content).toString('utf8');

function dateOf(date: string | undefined): Date | null {
  const read = new Date(date ?? '');
  return Number.isNaN(read.getTime()) ? null : read;
}

/** Control characters, half characters, and marks that change the text direction. */
const unprintable =
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

const line = (text: string, max: number): string =>
  [...wellFormed(text).replace(unprintable, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, max)
    .join('');

const paragraphs = (text: string, max: number): string =>
  wellFormed(text.slice(0, max * 2))
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(unprintable, '')
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
