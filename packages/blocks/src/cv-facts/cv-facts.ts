import type { CvFields, EducationDegree, OwnCvPart } from '@muster/contracts';
import { formatMonth } from '@muster/ui';
import { languageName } from '../profile-lists/spoken-languages.ts';

/** How the page says what no CV spells out. */
export interface CvWords {
  /** The end of what goes on. */
  now: string;
  degree: (degree: Exclude<EducationDegree, 'none'>) => string;
}

/** What an entry of a CV, or of a profile beside it, says: each fact in words, by its name. */
export type CvFacts = Partial<
  Record<
    | 'title'
    | 'companyName'
    | 'period'
    | 'location'
    | 'description'
    | 'school'
    | 'degree'
    | 'field'
    | 'skill'
    | 'language'
    | 'level',
    string | null
  >
>;

/** The facts of an entry in the order in which they are read, for staff and for its person alike. */
export function cvFacts(
  kind: OwnCvPart,
  all: CvFields<OwnCvPart>,
  { now, degree: degreeName }: CvWords,
): CvFacts {
  switch (kind) {
    case 'experience': {
      const fields = all as CvFields<'experience'>;
      const { title, companyName, location, description } = fields;
      return { title, companyName, period: monthsOf(fields, now), location, description };
    }
    case 'education': {
      const { school, degree, field, startYear, endYear } = all as CvFields<'education'>;
      return {
        school,
        degree: degree && degree !== 'none' ? degreeName(degree) : null,
        field,
        period: [startYear, endYear].filter((year) => year !== null).join(' – '),
      };
    }
    case 'skill':
      return { skill: (all as CvFields<'skill'>).name };
    case 'language': {
      const { language, level } = all as CvFields<'language'>;
      return { language: languageName(language), level };
    }
  }
}

/** A CV may leave out where a job began, or name years alone. */
function monthsOf(
  { startMonth, endMonth, isCurrent, onlyYears }: CvFields<'experience'>,
  now: string,
): string | null {
  const show = (month: string) => (onlyYears ? month.slice(0, 4) : formatMonth(month));
  const end = isCurrent ? now : endMonth && show(endMonth);
  return startMonth || end ? `${startMonth ? show(startMonth) : '?'} – ${end || '?'}` : null;
}
