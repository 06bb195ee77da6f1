import { fieldErrorCodes, type CvProposal, type FieldErrorCode } from '@muster/contracts';
import { fieldErrorText } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';

type Problem = CvProposal['problems'][number];

const isFieldCode = (code: string): code is FieldErrorCode =>
  (fieldErrorCodes as readonly string[]).includes(code);

/** "Start: Enter a value." */
export function problemText({ path, code }: Problem, t: Translate): string {
  const label = labels[path] ? t(`cvReview.field.${labels[path]}`) : path;
  return `${label}: ${errorOf(code)}`;
}

/** Error text under a field. */
export const errorOf = (code: string): string =>
  fieldErrorText({ code: isFieldCode(code) ? code : 'INVALID_FORMAT' });

const labels: Readonly<Record<string, ProblemLabel>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  text: 'headline',
  city: 'city',
  country: 'country',
  value: 'value',
  url: 'link',
  companyName: 'companyName',
  title: 'title',
  startMonth: 'startMonth',
  endMonth: 'endMonth',
  description: 'description',
  location: 'location',
  school: 'school',
  field: 'field',
  startYear: 'startYear',
  endYear: 'endYear',
  name: 'skill',
  language: 'language',
  level: 'level',
};

type ProblemLabel =
  | 'firstName'
  | 'lastName'
  | 'headline'
  | 'city'
  | 'country'
  | 'value'
  | 'link'
  | 'companyName'
  | 'title'
  | 'startMonth'
  | 'endMonth'
  | 'description'
  | 'location'
  | 'school'
  | 'field'
  | 'startYear'
  | 'endYear'
  | 'skill'
  | 'language'
  | 'level';
