import type { mailboxEndpoints } from '@muster/contracts';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { recordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { EmailMessageModel, type EmailMessage } from '../../mail/email-message.model.ts';
import { mailboxFile } from '../../mail/mail-transport.ts';

type Endpoints = typeof mailboxEndpoints;

const sentSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });

/** The development mailbox: its reader can open every link, so it needs demo data. */
export function mailboxService(config: Config) {
  const refuseOutsideDemo = () => {
    if (config.seed !== 'demo' || config.env === 'production')
      throw new AppError('FEATURE_DISABLED');
  };

  const list: Service<Endpoints['list']> = async (_ctx, { query }) => {
    refuseOutsideDemo();
    const mails = await EmailMessageModel.find(query.to ? { to: query.to } : {})
      .sort({ createdAt: -1, _id: -1 })
      .limit(query.limit)
      .lean();
    return mails.map(summary);
  };

  const read: Service<Endpoints['read']> = async (_ctx, { params }) => {
    refuseOutsideDemo();
    const mail = await EmailMessageModel.findById(recordId(params.id)).lean();
    if (!mail) throw new AppError('NOT_FOUND');
    return {
      ...summary(mail),
      ...((await sentForm(params.id)) ?? { html: mail.html, text: mail.text }),
    };
  };

  /** The file beside the `.eml` contains the links that the stored body lacks. */
  async function sentForm(id: string): Promise<{ html: string; text: string } | null> {
    try {
      const { html, text } = sentSchema.parse(
        JSON.parse(await readFile(mailboxFile(config, id), 'utf8')),
      );
      return { html, text };
    } catch {
      return null;
    }
  }

  return { list, read };
}

const summary = (mail: EmailMessage) => ({
  id: mail._id.toHexString(),
  to: mail.to,
  subject: mail.subject,
  template: mail.template,
  status: mail.status,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
});
