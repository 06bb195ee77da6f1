import { withoutTags } from '@muster/contracts';
import { countryName } from '@muster/ui';
import type { ConflictField } from '@muster/ui';
import { useJobWords } from '../job-words.ts';
import { useWords } from '../use-words.ts';
import type { MemberRow, RateValues, RoundRow, SkillRow } from './job-values.ts';
import { useFormWords } from './messages.ts';

const plainText = (html: unknown): string =>
  withoutTags(String(html ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
const skills = (rows: unknown): string => (rows as SkillRow[]).map(({ name }) => name).join(', ');
const rate = (value: unknown): string => {
  const { min, max, currency, unit } = value as RateValues;
  return [min, max].filter(Boolean).join('–') + (min || max ? ` ${currency}/${unit}` : '');
};

/** How two people's changes of a job are laid side by side. */
export function useConflictFields(): ConflictField[] {
  const t = useFormWords();
  const words = useJobWords();
  const list = useWords();
  return [
    { path: 'title', label: t('title') },
    { path: 'primaryRole', label: t('primaryRole') },
    {
      path: 'seniority',
      label: t('seniority'),
      format: (value) => words(`seniority.${value as 'senior'}`),
    },
    { path: 'description', label: t('description'), format: plainText },
    { path: 'mustHave', label: t('mustHave'), format: plainText },
    { path: 'niceToHave', label: t('niceToHave'), format: plainText },
    { path: 'skillsRequired', label: t('required'), format: skills },
    { path: 'skillsNice', label: t('nice'), format: skills },
    {
      path: 'engagement',
      label: t('engagement'),
      format: (value) => words(`engagement.${value as 'permanent'}`),
    },
    { path: 'hoursPerWeek', label: t('hours') },
    { path: 'durationMonths', label: t('months') },
    { path: 'englishMin', label: t('english') },
    {
      path: 'locationPolicy',
      label: t('location'),
      format: (value) => words(`location.${value as 'anywhere'}`),
    },
    {
      path: 'countries',
      label: t('countries'),
      format: (value) => (value as string[]).map(countryName).join(', '),
    },
    { path: 'timeZoneBase', label: t('timeZone') },
    { path: 'overlapHours', label: t('overlap') },
    { path: 'billRate', label: t('bill'), format: rate },
    { path: 'payRate', label: t('pay'), format: rate },
    { path: 'targetStartDate', label: t('start') },
    { path: 'deadline', label: t('deadline') },
    {
      path: 'priority',
      label: t('priority'),
      format: (value) => list(`enum.priority.${value as 'normal'}`),
    },
    { path: 'confidential', label: t('confidential') },
    { path: 'accountManagerId', label: t('accountManager') },
    { path: 'leadRecruiterId', label: t('leadRecruiter') },
    {
      path: 'team',
      label: t('members'),
      format: (rows) => (rows as MemberRow[]).map(({ name }) => name).join(', '),
    },
    {
      path: 'interviewPlan',
      label: t('rounds'),
      format: (rows) =>
        (rows as RoundRow[])
          .map(({ name, durationMinutes }) =>
            [name, durationMinutes && t('minutes', { count: durationMinutes })]
              .filter(Boolean)
              .join(' '),
          )
          .join(', '),
    },
    {
      path: 'poolIds',
      label: t('pools'),
      format: (ids) => t('poolCount', { count: (ids as string[]).length }),
    },
    { path: 'pipelineTemplateId', label: t('pipeline'), format: () => t('pipelineOther') },
    { path: 'submissionLimit', label: t('limit') },
    {
      path: 'visibility',
      label: t('visibility'),
      format: (value) => words(`visibility.${value as 'internal'}`),
    },
  ];
}
