import { createHash } from 'node:crypto';
import { limits } from '@muster/contracts';
import { ImapFlow, type FetchMessageObject } from 'imapflow';
import type { Logger } from 'pino';
import type { Config } from '../../../config.ts';
import { noteUnreadable } from '../arrival/note-unreadable.ts';
import { takeMail } from '../arrival/take-mail.ts';
import { UnreadableMailError } from '../reading/read-mail.ts';
import { MailboxModel, type Mailbox } from '../mailbox.model.ts';

interface Fetching {
  config: Config;
  log: Logger;
  signal: AbortSignal;
}

/**
 * Receives the mailbox's new mails in order of arrival and returns their number. Each is marked as
 * read once it is stored. If a process dies, the next one continues with the rest and the mail in
 * progress: a mail that is already stored is recognised by its key.
 */
export async function fetchMails({ config, log, signal }: Fetching): Promise<number> {
  const { imapUrl } = config;
  if (!imapUrl) return 0;
  const client = connectionTo(imapUrl);
  // A broken connection fails each command and is also reported here.
  client.on('error', (error: unknown) => log.warn({ err: error }, 'mailbox'));
  await client.connect();
  try {
    const lock = await client.getMailboxLock(folderOf(imapUrl));
    try {
      return await takeNew(client, { config, log, signal });
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

const connectionTo = ({ protocol, hostname, port, username, password }: URL): ImapFlow =>
  new ImapFlow({
    host: hostname,
    port: Number(port) || (protocol === 'imaps:' ? 993 : 143),
    secure: protocol === 'imaps:',
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  });

const folderOf = ({ pathname }: URL): string => decodeURIComponent(pathname.slice(1)) || 'INBOX';

async function takeNew(client: ImapFlow, { config, log, signal }: Fetching): Promise<number> {
  const { imapUrl } = config;
  if (!imapUrl) return 0;
  const mailbox = await mailboxOf(client, imapUrl);
  const mails = await newMails(client, mailbox.lastUid);
  let taken = 0;
  for (const { uid, size = 0 } of mails) {
    if (signal.aborted) break;
    const place = `${mailbox._id}/${mailbox.uidValidity}/${uid}`;
    const isLost = (await beginTry(mailbox._id, uid)) > limits.inbox.tries;
    if (isLost || size > limits.inbox.bytes) await noteEnvelope(client, place, uid);
    else await takeOne(client, { config, log, place, uid });
    await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true });
    await MailboxModel.updateOne(
      { _id: mailbox._id, lastUid: { $lt: uid } },
      { $set: { lastUid: uid, tryingUid: 0, tries: 0 } },
    );
    taken += 1;
  }
  return taken;
}

/** Returns where reading continues; a new mailbox is read from its first unread mail. */
async function mailboxOf(client: ImapFlow, { username, host, pathname }: URL): Promise<Mailbox> {
  const _id = createHash('sha256').update(`${username}@${host}${pathname}`).digest('hex');
  if (!client.mailbox) throw new Error('No mailbox is open');
  const { uidNext } = client.mailbox;
  const uidValidity = String(client.mailbox.uidValidity);
  const known = await MailboxModel.findOne({ _id, uidValidity }).lean();
  if (known) return known;
  const unread = (await client.search({ seen: false }, { uid: true })) || [];
  const lastUid = Math.min(uidNext, ...unread) - 1;
  await MailboxModel.updateOne(
    { _id },
    { $set: { uidValidity, lastUid, tryingUid: 0, tries: 0 } },
    { upsert: true },
  );
  return { _id, uidValidity, lastUid, tryingUid: 0, tries: 0 };
}

async function newMails(client: ImapFlow, lastUid: number): Promise<FetchMessageObject[]> {
  const found: FetchMessageObject[] = [];
  for await (const mail of client.fetch(
    `${lastUid + 1}:*`,
    { uid: true, size: true },
    { uid: true },
  ))
    // For an empty range a server returns the last existing mail.
    if (mail.uid > lastUid) found.push(mail);
  return found.toSorted((a, b) => a.uid - b.uid).slice(0, limits.inbox.batch);
}

/** Records an attempt at a mail and returns the number of attempts, including this one. */
async function beginTry(_id: string, uid: number): Promise<number> {
  await MailboxModel.updateOne(
    { _id, tryingUid: { $ne: uid } },
    { $set: { tryingUid: uid, tries: 0 } },
  );
  const after = await MailboxModel.findOneAndUpdate(
    { _id },
    { $inc: { tries: 1 } },
    { returnDocument: 'after' },
  ).lean();
  return after?.tries ?? 1;
}

interface OneMail {
  config: Config;
  log: Logger;
  place: string;
  uid: number;
}

async function takeOne(client: ImapFlow, { config, log, place, uid }: OneMail): Promise<void> {
  const fetched = await client.fetchOne(String(uid), { source: true }, { uid: true });
  // Another program has removed it meanwhile.
  if (!fetched || !fetched.source) return;
  try {
    await takeMail(config, fetched.source);
  } catch (error) {
    if (!(error instanceof UnreadableMailError)) throw error;
    log.warn({ place }, 'a mail cannot be read');
    await noteEnvelope(client, place, uid);
  }
}

async function noteEnvelope(client: ImapFlow, place: string, uid: number): Promise<void> {
  const fetched = await client.fetchOne(String(uid), { envelope: true }, { uid: true });
  if (!fetched) return;
  const { messageId = null, from = [], subject = '' } = fetched.envelope ?? {};
  const [sender] = from;
  await noteUnreadable({
    place,
    messageId,
    subject,
    fromName: sender?.name ?? '',
    fromAddress: sender?.address ?? '',
  });
}
