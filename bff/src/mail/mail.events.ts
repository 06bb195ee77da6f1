import type { Types } from 'mongoose';
import type { Config } from '../config.ts';
import { isRecordId } from '../db/record-id.ts';
import type { Domain } from '../domains/domain.ts';
import type { EventHandler } from '../outbox/event-handlers.ts';
import {
  EmailMessageModel,
  settledMailStatuses,
  type EmailMessage,
} from './email-message.model.ts';
import { deliver } from './mail-transport.ts';
import { renderMail, tokenPlaceholder, tokensOf } from './render-mail.ts';
import type { MailTemplate } from './template.ts';
import { mailTemplates } from './templates/all-templates.ts';
import type { TokenMinters } from './token-minters.ts';

/** Writes and sends queued mails. Tokens are made here, when the mail goes out, and stored nowhere. */
export function mailHandler(domains: readonly Domain[]): EventHandler {
  const minters: TokenMinters = Object.assign({}, ...domains.map(({ tokens }) => tokens ?? {}));
  return async ({ payload }, { config, lastTry }) => {
    const id = String(payload['mailId']);
    if (!isRecordId(id)) throw new Error('An event without the id of its mail');
    const mail = await EmailMessageModel.findById(id).lean<EmailMessage>();
    // An event may come twice; a mail that went out does not.
    if (!mail || isSettled(mail)) return;
    try {
      if (await isRefused(mail, domains)) await claim(mail._id, { status: 'suppressed' });
      else await send(mail, config, minters);
    } catch (error) {
      await update(mail._id, {
        attempts: mail.attempts + 1,
        status: lastTry ? 'failed' : 'queued',
        lastError: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
      });
      throw error;
    }
  };
}

async function send(mail: EmailMessage, config: Config, minters: TokenMinters): Promise<void> {
  const template = templateOf(mail.template);
  const id = mail._id.toHexString();
  const render = (token: (purpose: string) => string) =>
    renderMail(template, mail.variables, config.publicUrl, token);
  const stored = render(() => tokenPlaceholder);
  if (!(await claim(mail._id, { status: 'sending', from: config.mailFrom, ...stored }))) return;
  const tokens = new Map<string, string>();
  for (const purpose of tokensOf(template, mail.variables)) {
    const mint = minters[purpose];
    if (!mint) throw new Error(`Nobody makes tokens for ${purpose}`);
    tokens.set(
      purpose,
      await mint({
        mailId: id,
        email: mail.to[0] ?? '',
        userId: mail.userId?.toHexString() ?? null,
        subject:
          mail.subjectType && mail.subjectId
            ? { type: mail.subjectType, id: mail.subjectId }
            : null,
      }),
    );
  }
  const clear = tokens.size > 0 ? render((purpose) => tokens.get(purpose) ?? '') : stored;
  const messageId = await deliver(config, { id, from: config.mailFrom, to: mail.to, ...clear });
  await update(mail._id, { status: 'sent', sentAt: new Date(), messageId, lastError: null });
}

/** Changes a mail that nobody cancelled meanwhile; whether there was one. */
async function claim(id: Types.ObjectId, changes: Partial<EmailMessage>): Promise<boolean> {
  const { matchedCount } = await EmailMessageModel.updateOne(
    { _id: id, status: { $nin: [...settledMailStatuses] } },
    { $set: changes },
  );
  return matchedCount === 1;
}

const isSettled = ({ status }: EmailMessage): boolean =>
  settledMailStatuses.some((settled) => settled === status);

/** Somebody who must not be written to is not, whoever asked for the mail and when. */
async function isRefused(mail: EmailMessage, domains: readonly Domain[]): Promise<boolean> {
  for (const { refusesMail } of domains) if (await refusesMail?.(mail)) return true;
  return false;
}

const update = (id: Types.ObjectId, changes: Partial<EmailMessage>) =>
  EmailMessageModel.updateOne({ _id: id }, { $set: changes });

function templateOf(key: string): MailTemplate {
  const templates: Readonly<Record<string, MailTemplate>> = mailTemplates;
  const template = Object.hasOwn(templates, key) ? templates[key] : undefined;
  if (!template) throw new Error(`There is no mail template ${key}`);
  return template;
}
