import type { OwnCvDifference } from '@muster/contracts';
import { languageName } from '@muster/blocks';
import { formatMonth } from '@muster/ui';
import type { OwnCvTranslate } from './messages.ts';

type Fields<Kind extends OwnCvDifference['kind']> = Extract<
  OwnCvDifference,
  { kind: Kind }
>['fields'];

/** What stands in a CV or on the profile, in a few lines. */
export function linesOf(
  kind: OwnCvDifference['kind'],
  fields: OwnCvDifference['fields'],
  t: OwnCvTranslate,
): string[] {
  return wordsOf(kind, fields, t).filter((line): line is string => Boolean(line));
}

function wordsOf(
  kind: OwnCvDifference['kind'],
  all: OwnCvDifference['fields'],
  t: OwnCvTranslate,
): (string | null)[] {
  switch (kind) {
    case 'experience': {
      const fields = all as Fields<'experience'>;
      return [
        [fields.title, fields.companyName].filter(Boolean).join(', '),
        monthsOf(fields, t),
        fields.location,
        fields.description,
      ];
    }
    case 'education': {
      const { school, degree, field, startYear, endYear } = all as Fields<'education'>;
      const words = degree && degree !== 'none' ? t(`degree.${degree}`) : null;
      return [
        [words, field].filter(Boolean).join(', '),
        school,
        [startYear, endYear].filter(Boolean).join(' – '),
      ];
    }
    case 'skill':
      return [(all as Fields<'skill'>).name];
    case 'language': {
      const { language, level } = all as Fields<'language'>;
      return [[languageName(language), level].filter(Boolean).join(' ')];
    }
  }
}

function monthsOf(
  { startMonth, endMonth, isCurrent, onlyYears }: Fields<'experience'>,
  t: OwnCvTranslate,
): string | null {
  const show = (month: string) => (onlyYears ? month.slice(0, 4) : formatMonth(month));
  const end = isCurrent ? t('now') : endMonth && show(endMonth);
  return startMonth || end ? `${startMonth ? show(startMonth) : '?'} – ${end || '?'}` : null;
}
