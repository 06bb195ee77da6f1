import type { OwnCvDifference } from '@muster/contracts';
import { cvFacts } from '@muster/blocks';
import type { OwnCvTranslate } from './messages.ts';

/** Returns an entry of a CV or profile in a few lines. */
export function linesOf(
  kind: OwnCvDifference['kind'],
  fields: OwnCvDifference['fields'],
  t: OwnCvTranslate,
): string[] {
  const { title, companyName, degree, field, school, language, level, ...facts } = cvFacts(
    kind,
    fields,
    { now: t('now'), degree: (one) => t(`degree.${one}`) },
  );
  return [
    together(', ', title, companyName),
    together(', ', degree, field),
    school,
    facts.period,
    facts.location,
    facts.description,
    facts.skill,
    together(' ', language, level),
  ].filter((line): line is string => Boolean(line));
}

const together = (between: string, ...words: (string | null | undefined)[]): string =>
  words.filter(Boolean).join(between);
