import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { readSmtpError } from './delivery-error.ts';
import { messageIdOf, writeMessage, type OutgoingMail } from './write-message.ts';

/** Folder of mails written to disk. */
export const mailFolder = (config: Config): string => join(config.dataDir, 'mail');

/** The sent mail for the development mailbox. */
export const mailboxFile = (config: Config, id: string): string =>
  join(mailFolder(config), `${id}.json`);

/** Shorter than a mail's lease: a hanging server is given up before another process tries. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/**
 * Sends by SMTP if it is configured; otherwise writes an `.eml` file. Returns the Message-ID.
 * @throws DeliveryError
 */
export async function deliver(config: Config, mail: OutgoingMail): Promise<string> {
  const message = await writeMessage(config, mail);
  if (config.smtpUrl) await sendBySmtp(config.smtpUrl, mail, message);
  else await keepOnDisk(config, mail, message);
  return messageIdOf(config, mail.id);
}

async function sendBySmtp(
  url: string,
  { from, via, to, cc = [] }: OutgoingMail,
  message: Buffer,
): Promise<void> {
  let handedOver = false;
  const body = Readable.from([message]);
  body.once('end', () => {
    handedOver = true;
  });
  const transport = createTransport({ url, ...timeouts });
  try {
    const sent = await transport.sendMail({
      envelope: { from: via ?? from, to: [...to, ...cc] },
      raw: body,
    });
    // Refused copies do not matter; the mail is for its recipient.
    if (to.every((email) => sent.rejected.includes(email)))
      throw Object.assign(new Error('The recipient was refused'), refusalOf(sent));
  } catch (error) {
    throw readSmtpError(error, handedOver);
  } finally {
    transport.close();
  }
}

/** The refusal of the recipient, who comes first. */
const refusalOf = ({ rejectedErrors = [] }: { rejectedErrors?: unknown[] }) => ({
  rejectedErrors,
});

async function keepOnDisk(config: Config, mail: OutgoingMail, message: Buffer): Promise<void> {
  const { id, subject, html, text } = mail;
  await mkdir(mailFolder(config), { recursive: true, mode: 0o700 });
  await replaceFile(join(mailFolder(config), `${id}.eml`), message);
  if (config.seed === 'demo')
    await replaceFile(mailboxFile(config, id), JSON.stringify({ subject, html, text }));
}

/** Replaces the file atomically, so that readers never see half a file. */
async function replaceFile(file: string, content: Buffer | string): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
