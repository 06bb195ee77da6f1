import { candidateFieldsOf, type CandidateJobField } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { dayInWords } from '../../../db/calendar-day.ts';
import { cleanRichText, plainText } from '../../../rich-text/rich-text.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import type { Job } from '../../../records/jobs/job.model.ts';

const regions = new Intl.DisplayNames('en', { type: 'region' });
const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const engagementWords: Record<Job['engagement'], string> = {
  full_time_contract: 'full-time contract',
  part_time_contract: 'part-time contract',
  hourly_project: 'project by the hour',
  contract_to_hire: 'contract to hire',
  permanent: 'permanent',
};

/** Returns the current values of these fields as text for candidates of the job. */
export async function candidateFacts(
  job: Job,
  fields: readonly CandidateJobField[],
  session: ClientSession | null = null,
): Promise<string[]> {
  const shown = candidateFieldsOf(job).filter((field) => fields.includes(field));
  const skills = shown.includes('skillsRequired')
    ? await skillNames(
        job.skillsRequired.map(({ skillId }) => skillId),
        session,
      )
    : new Map<string, string>();
  // Several fields produce the same text about the location, so it is included only once.
  return [...new Set(shown.flatMap((field) => words[field](job, skills)))];
}

type Words = (job: Job, skills: ReadonlyMap<string, string>) => string | string[];

const place: Words = ({ locationPolicy, countries, timeZoneBase, overlapHours }) => {
  const from = oneOf.format(countries.map((code) => regions.of(code) ?? code));
  const where = {
    anywhere: 'from anywhere',
    countries: from ? `from ${from}` : 'from some countries',
    timezones: 'by time zone',
    on_site: from ? `on site in ${from}` : 'on site',
  }[locationPolicy];
  const zone = locationPolicy === 'on_site' ? null : timeZoneBase;
  if (!zone) return `Where: ${where}`;
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  const team = `the team works in ${city} time`;
  return overlapHours
    ? `Where: ${where}; ${team}, of which you share ${overlapHours} hours a day`
    : `Where: ${where}; ${team}`;
};

const words: Record<CandidateJobField, Words> = {
  title: ({ title }) => `It is called “${title}” now`,
  description: ({ description }) => textOf('What you would do', description),
  mustHave: ({ mustHave }) => textOf('What you need', mustHave),
  skillsRequired: ({ skillsRequired }, names) =>
    `Skills that are required: ${
      skillsRequired.flatMap(({ skillId }) => names.get(skillId.toHexString()) ?? []).join(', ') ||
      'none in particular'
    }`,
  englishMin: ({ englishMin }) =>
    `English: ${englishMin === 'native' ? 'native' : `${englishMin} or better`}`,
  engagement: ({ engagement }) => `Engagement: ${engagementWords[engagement]}`,
  hoursPerWeek: ({ hoursPerWeek }) => `Hours a week: ${hoursPerWeek}`,
  durationMonths: ({ durationMonths }) =>
    `For how long: ${
      durationMonths === null
        ? 'open-ended'
        : `${durationMonths} ${durationMonths === 1 ? 'month' : 'months'}`
    }`,
  targetStartDate: ({ targetStartDate }) =>
    `Start: ${targetStartDate ? dayInWords(targetStartDate) : 'to be agreed'}`,
  locationPolicy: place,
  countries: place,
  timeZoneBase: place,
  overlapHours: place,
};

/** Returns the paragraphs of a text; nothing for one that was removed. */
function textOf(heading: string, html: string | null): string[] {
  const paragraphs = cleanRichText(html ?? '')
    .split(/<\/(?:p|li|h3|h4)>|<br\s*\/?>/)
    .map(plainText)
    .filter(Boolean);
  return paragraphs.length > 0
    ? [`${heading}:`, ...paragraphs]
    : [`${heading}: nothing is said now`];
}
