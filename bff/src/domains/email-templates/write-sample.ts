import {
  ownVariables,
  fillText,
  type OwnTemplateAudience,
  type TemplateValues,
} from '@muster/contracts';
import type { Config } from '../../config.ts';
import { renderMail, tokenPlaceholder, type RenderedMail } from '../../mail/render-mail.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { mailTemplates } from '../../mail/templates/all-templates.ts';
import { writtenFrames } from '../../mail/written-mails.ts';
import type { FoundTemplate } from './find-template.ts';
import { sampleOf } from './template-variables.ts';

export type Site = Pick<Config, 'publicUrl'>;
interface Words {
  subject: string;
  body: string;
}

/** Returns the mail that frames the text: user-written text is sent as plain paragraphs. */
export const frameOf = (found: FoundTemplate): MailTemplate =>
  found.kind === 'own' ? mailTemplates[writtenFrames[found.stored.audience]] : found.shipped;

/** Returns the saved text. */
export const savedWords = (found: FoundTemplate): Words =>
  found.kind === 'own' ? found.stored : (found.own ?? found.shipped);

/** Renders a text as a mail; missing values are replaced by samples. */
export function writeSample(
  found: FoundTemplate,
  { subject, body }: Words,
  values: TemplateValues,
  site: Site,
): RenderedMail {
  if (found.kind === 'own') return writeOwn(found.stored.audience, { subject, body }, values, site);
  const { shipped } = found;
  return render({ ...shipped, subject, body }, { ...sampleOf(shipped.variables), ...values }, site);
}

/** Renders a user-written text as a mail. */
export function writeOwn(
  audience: OwnTemplateAudience,
  words: Words,
  values: TemplateValues,
  site: Site,
): RenderedMail {
  const filled = fillWords(words, { ...sampleOf(ownVariables(audience)), ...values });
  return render(
    mailTemplates[writtenFrames[audience]],
    { subject: filled.subject, body: filled.text },
    site,
  );
}

/** Fills in subject and text, and returns the variables without a value. */
export function fillWords({ subject, body }: Words, values: TemplateValues) {
  const line = fillText(subject, values);
  const paragraphs = fillText(body, values);
  return {
    subject: line.text.replace(/[\r\n]+/g, ' '),
    text: paragraphs.text,
    missing: [...new Set([...line.missing, ...paragraphs.missing])],
  };
}

const render = (template: MailTemplate, values: Record<string, string>, { publicUrl }: Site) =>
  renderMail(template, values, publicUrl, () => tokenPlaceholder);
