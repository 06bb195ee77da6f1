import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { RenderedMail } from './render-mail.ts';

export interface OutgoingMail extends RenderedMail {
  id: string;
  from: string;
  to: string[];
}

/** Where mails lie that were written to disk. */
export const mailFolder = (config: Config): string => join(config.dataDir, 'mail');

/** The sent mail as the development mailbox shows it. */
export const mailboxFile = (config: Config, id: string): string =>
  join(mailFolder(config), `${id}.json`);

/** Sends by SMTP where it is configured; without it, writes an `.eml` file. Returns the Message-ID. */
export async function deliver(config: Config, mail: OutgoingMail): Promise<string> {
  const { id, from, to, subject, html, text } = mail;
  // The same on every try, so that a mail that arrives twice is shown once.
  const messageId = `<${id}@${config.publicUrl.hostname}>`;
  const message = { messageId, from, to, subject, html, text };
  if (config.smtpUrl) {
    const transport = createTransport(config.smtpUrl);
    try {
      await transport.sendMail(message);
    } finally {
      transport.close();
    }
  } else {
    const compiled = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      message,
    );
    await mkdir(mailFolder(config), { recursive: true, mode: 0o700 });
    await replaceFile(join(mailFolder(config), `${id}.eml`), compiled.message as Buffer);
    if (config.seed === 'demo')
      await replaceFile(mailboxFile(config, id), JSON.stringify({ subject, html, text }));
  }
  return messageId;
}

/** A reader never sees half a file. */
async function replaceFile(file: string, content: Buffer | string): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
