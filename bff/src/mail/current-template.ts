import type { ClientSession } from 'mongoose';
import { EmailTemplateModel } from './email-template.model.ts';
import type { MailTemplate } from './template.ts';
import { mailTemplates } from './templates/all-templates.ts';

/** Returns a platform mail in the agency’s words, or as shipped. */
export async function currentTemplate(
  key: string,
  session: ClientSession | null = null,
): Promise<MailTemplate> {
  const shipped = shippedTemplate(key);
  if (!shipped) throw new Error(`There is no mail template ${key}`);
  const own = await EmailTemplateModel.findOne(
    { key },
    { subject: 1, body: 1 },
    { session },
  ).lean();
  return own ? { ...shipped, subject: own.subject, body: own.body } : shipped;
}

const templates: Readonly<Record<string, MailTemplate>> = mailTemplates;

/** Returns the shipped template; null if no mail has the key. */
export const shippedTemplate = (key: string): MailTemplate | null =>
  (Object.hasOwn(templates, key) && templates[key]) || null;
