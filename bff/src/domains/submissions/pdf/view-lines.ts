import { isFadedSince, type ClientView } from '@muster/contracts';
import { plainText } from '../../../rich-text/rich-text.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** `2026-11` as November 2026. */
const monthOf = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A day or a moment as 3 November 2026. */
export const dayInDocument = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Returns the paragraphs and list items of a rich text, one per line. */
export const paragraphsOf = (html: string): string[] =>
  html
    .replace(/<li[^>]{0,200}>/gi, '$&• ')
    .split(/<\/(?:p|li|h3|h4)>|<br\s{0,9}\/?>/i)
    .map(plainText)
    .filter(Boolean);

/** Returns the line below the name: country, experience, languages, vetting. */
export function factsOf(view: ClientView): string[] {
  const { country, yearsExperience, vettedAt, english } = view;
  return [
    countries.of(country) ?? country,
    ...(yearsExperience === null ? [] : [`${yearsExperience} years of experience`]),
    ...(english ? [`English ${english.level}${english.assessed ? ' (assessed)' : ''}`] : []),
    ...view.languages.map(
      ({ language, level }) => `${languages.of(language) ?? language} ${level}`,
    ),
    ...(vettedAt ? [`vetted ${dayInDocument(vettedAt)}`] : []),
  ];
}

/** Returns when a skill was verified, and whether that was long ago. */
function verifiedWords(month: string | null | undefined): string {
  if (!month) return 'verified';
  return `verified ${monthOf(month)}${isFadedSince(month, Date.now()) ? ', a long time ago' : ''}`;
}

const skillLine = ({
  name,
  years,
  verified,
  verifiedMonth,
}: ClientView['skills'][number]): string =>
  [
    name,
    ...(years === null ? [] : [years === 1 ? '1 year' : `${years} years`]),
    ...(verified ? [verifiedWords(verifiedMonth)] : []),
  ].join(', ');

/** Returns the skills, with a note on what verification means if any is verified. */
export const skillLines = ({ skills }: ClientView): string[] => [
  ...skills.map(skillLine),
  ...(skills.some(({ verified }) => verified)
    ? ['Verified skills were tested by our interviewers, in the month that is named.']
    : []),
];

/** Returns the screening questions with the candidate's answers. */
export const answerLines = ({ answers = [] }: ClientView): string[] =>
  answers.flatMap(({ question, answer }) => [
    question,
    ...answer.split('\n').filter((line) => line.trim() !== ''),
  ]);

export function availabilityLines({ availability, billRate }: ClientView): string[] {
  const { from, noticeDays, weeklyHours } = availability;
  return [
    ...(from ? [`Can start from ${dayInDocument(from)}`] : []),
    ...(noticeDays === null
      ? []
      : [noticeDays === 0 ? 'No notice period' : `${noticeDays} days of notice`]),
    `${weeklyHours} hours a week`,
    ...(billRate ? [`Rate ${billRate.amount} ${billRate.currency} per ${billRate.unit}`] : []),
  ];
}

export const periodOf = ({ startMonth, endMonth }: ClientView['experience'][number]): string =>
  `${monthOf(startMonth)} – ${endMonth ? monthOf(endMonth) : 'now'}`;

export const educationLine = ({
  field,
  school,
  endYear,
}: ClientView['education'][number]): string => [field, school, endYear].filter(Boolean).join(', ');
