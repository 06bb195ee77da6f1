import { languageLevels, mailLanguages, type MailLanguage } from '@muster/contracts';
import type { OwnTemplate } from '../../../records/email-templates/own-template.model.ts';

interface Spoken {
  language: string;
  level: (typeof languageLevels)[number];
}

/** The language that somebody reads best, as far as they said: theirs by birth, or by level. */
export function bestLanguage(spoken: readonly Spoken[]): string | null {
  const [best] = spoken.toSorted(
    (a, b) => languageLevels.indexOf(b.level) - languageLevels.indexOf(a.level),
  );
  return best ? codeOf(best.language) : null;
}

/** `pt-BR` reads what is written in `pt`. */
const codeOf = (language: string): string => language.toLowerCase().split('-')[0] ?? language;

/** The language of a template's own subject and body. */
export const languageOf = ({ language }: Pick<OwnTemplate, 'language'>): MailLanguage =>
  language ?? mailLanguages[0];

interface InLanguage {
  language: MailLanguage;
  subject: string;
  text: string;
  /** The language of the reader, where the template has no text in it. */
  missingLanguage: string | null;
}

/** The text of a template for who reads this language best; without one, or without a text, its own. */
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

/** Words that are those of the template, unchanged, in the language of who reads them. */
export const wordsFor = (
  template: OwnTemplate | null,
  words: { subject: string; text: string },
  wanted: string | null,
): { subject: string; text: string; missingLanguage: string | null } =>
  template?.subject === words.subject && template.body === words.text
    ? inLanguage(template, wanted)
    : { ...words, missingLanguage: null };
