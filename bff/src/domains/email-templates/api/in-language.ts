import { languageLevels, mailLanguages, type MailLanguage } from '@muster/contracts';
import type { OwnTemplate } from '../../../records/email-templates/own-template.model.ts';

interface Spoken {
  language: string;
  level: (typeof languageLevels)[number];
}

/** Returns the person's best language among those they stated: a native one, otherwise by level. */
export function bestLanguage(spoken: readonly Spoken[]): string | null {
  const [best] = spoken.toSorted(
    (a, b) => languageLevels.indexOf(b.level) - languageLevels.indexOf(a.level),
  );
  return best ? codeOf(best.language) : null;
}

/** `pt-BR` readers get texts in `pt`. */
const codeOf = (language: string): string => language.toLowerCase().split('-')[0] ?? language;

/** The language of a template's own subject and body. */
export const languageOf = ({ language }: Pick<OwnTemplate, 'language'>): MailLanguage =>
  language ?? mailLanguages[0];

interface InLanguage {
  language: MailLanguage;
  subject: string;
  text: string;
  /** The reader's language, if the template has no text in it. */
  missingLanguage: string | null;
}

/** Returns the template's text in the reader's best language, or its own text if there is none. */
export function inLanguage(template: OwnTemplate, wanted: string | null): InLanguage {
  const own = languageOf(template);
  const found = template.translations?.find(({ language }) => language === wanted);
  const { subject, body } = found ?? template;
  const isTheirs = wanted === null || wanted === own || found !== undefined;
  return {
    language: found?.language ?? own,
    subject,
    text: body,
    missingLanguage: isTheirs ? null : wanted,
  };
}

/** Returns the text in the reader's language if it is still the unchanged text of the template. */
export const wordsFor = (
  template: OwnTemplate | null,
  words: { subject: string; text: string },
  wanted: string | null,
): { subject: string; text: string; missingLanguage: string | null } =>
  template?.subject === words.subject && template.body === words.text
    ? inLanguage(template, wanted)
    : { ...words, missingLanguage: null };
