import { escapeText, type CandidateRecord, type Experience } from '@muster/contracts';
import { formatNumber } from '@muster/ui';
import type { Translate } from '../../../shared/use-messages.ts';

const shownSkills = 6;
const shownJobs = 3;

/**
 * Returns a first text from known facts, for further editing: it invents nothing, and leaves out
 * employers whose names are hidden from clients.
 */
export function bioFromFacts(candidate: CandidateRecord, t: Translate): string {
  const { skills, english, experience = [], education = [] } = candidate;
  const current = experience.filter(({ endMonth }) => endMonth === null);
  const former = experience.filter(({ endMonth }) => endMonth !== null).slice(0, shownJobs);
  const [claim] = english;
  const paragraphs = [
    [
      openingOf(candidate, t),
      skills.length > 0 &&
        t('bios.facts.skills', {
          skills: skills
            .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
            .slice(0, shownSkills)
            .map(({ name }) => name)
            .join(', '),
        }),
    ],
    [
      ...current.map((job) => t('bios.facts.now', { title: jobText(job, t) })),
      former.length > 0 &&
        t('bios.facts.before', { jobs: former.map((job) => jobText(job, t)).join('; ') }),
    ],
    [
      education.length > 0 &&
        t('bios.facts.education', {
          courses: education
            .map(({ field, school }) => [field, school].filter(Boolean).join(', '))
            .join('; '),
        }),
      claim && t('bios.facts.english', { level: t(`enum.english.${claim.level}`) }),
    ],
  ];
  return paragraphs
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .map((text) => `<p>${escapeText(text)}</p>`)
    .join('');
}

function openingOf(candidate: CandidateRecord, t: Translate): string {
  const { headline, primaryRole, yearsExperience, firstName, preferredName } = candidate;
  const words = headline ?? primaryRole;
  if (!words) return '';
  const name = preferredName ?? firstName;
  return yearsExperience === null
    ? t('bios.facts.opening', { name, headline: words })
    : t('bios.facts.openingYears', {
        name,
        headline: words,
        years: formatNumber(yearsExperience, { digits: 1 }),
      });
}

const jobText = (
  { title, companyName, hideCompanyFromClient }: Experience,
  t: Translate,
): string => (hideCompanyFromClient ? title : t('bios.facts.job', { title, company: companyName }));
