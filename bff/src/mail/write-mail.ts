import type { Config } from '../config.ts';
import type { EmailMessage } from './email-message.model.ts';
import { renderMail, tokenPlaceholder, tokensOf, type RenderedMail } from './render-mail.ts';
import type { MailTemplate } from './template.ts';
import type { TokenMinters } from './token-minters.ts';

/** Path where one request from a mail program unsubscribes; people use another page. */
export const unsubscribePath = '/api/unsubscribe/';

export interface WrittenMail {
  /** The stored form, without the secrets of its links. */
  stored: RenderedMail;
  clear: RenderedMail & { unsubscribeUrl: string | null };
}

/** Renders a mail and creates the tokens of its links. */
export async function writeMail(
  mail: EmailMessage,
  template: MailTemplate,
  { publicUrl }: Config,
  minters: TokenMinters,
): Promise<WrittenMail> {
  const render = (token: (purpose: string) => string) =>
    renderMail(template, mail.variables, publicUrl, token);
  const stored = render(() => tokenPlaceholder);
  const tokens = new Map<string, string>();
  for (const purpose of tokensOf(template, mail.variables)) {
    const mint = minters[purpose];
    if (!mint) throw new Error(`Nobody makes tokens for ${purpose}`);
    tokens.set(purpose, await mint(requestFor(mail)));
  }
  const clear = tokens.size > 0 ? render((purpose) => tokens.get(purpose) ?? '') : stored;
  const stop = tokens.get('unsubscribe');
  const unsubscribeUrl = stop ? new URL(`${unsubscribePath}${stop}`, publicUrl).href : null;
  return { stored, clear: { ...clear, unsubscribeUrl } };
}

const requestFor = ({ _id, to, userId, opens, subjectType, subjectId }: EmailMessage) => ({
  mailId: _id.toHexString(),
  email: to[0] ?? '',
  userId: userId?.toHexString() ?? null,
  subject: opens ?? (subjectType && subjectId ? { type: subjectType, id: subjectId } : null),
});
