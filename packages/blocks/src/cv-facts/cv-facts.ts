import type { CvFields, EducationDegree, OwnCvPart } from '@muster/contracts';
import { formatMonth } from '@muster/ui';
import { languageName } from '../profile-lists/spoken-languages.ts';

/** Words for what a CV does not spell out. */
export interface CvWords {
  /** The end of an entry that continues. */
  now: string;
  degree: (degree: Exclude<EducationDegree, 'none'>) => string;
}

/** The facts of a CV or profile entry as text, by name. */
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

/** Returns the facts of an entry in reading order, the same for staff and the candidate. */
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

/** A CV may omit when a job began, or give only years. */
function monthsOf(
  { startMonth, endMonth, isCurrent, onlyYears }: CvFields<'experience'>,
  now: string,
): string | null {
  const show = (month: string) => (onlyYears ? month.slice(0, 4) : formatMonth(month));
  const end = isCurrent ? now : endMonth && show(endMonth);
  return startMonth || end ? `${startMonth ? show(startMonth) : '?'} – ${end || '?'}` : null;
}
