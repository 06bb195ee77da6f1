import type { ReactNode } from 'react';
import type { JobDetails, JobRecord } from '@muster/contracts';
import { RichTextView, countryName, formatDate, zoneCity } from '@muster/ui';
import { useJobMessages, type JobMessages } from '../../shared/job-words.ts';
import { rateText } from '../../shared/rate-text.ts';
import { useNewJobMessages, type NewJobMessages } from './messages.ts';
import type { JobStep } from './steps.ts';

export interface DraftPart {
  step: Exclude<JobStep, 'review'>;
  items: readonly { label: string; value: ReactNode }[];
  /** Why nothing is shown although a value may exist. */
  hidden?: string;
}

/** Returns the entered values by step; texts in full, or only that they exist. */
export function useDraftParts(job: JobRecord, details: JobDetails, full: boolean): DraftPart[] {
  const t = useNewJobMessages();
  const words = useJobMessages();
  return [
    { step: 'role', items: roleItems(details, full, t, words) },
    {
      step: 'skills',
      items: [
        { label: t('draft.required'), value: skillsText(details.skillsRequired, t) },
        { label: t('draft.nice'), value: skillsText(details.skillsNice, t) },
      ],
    },
    { step: 'conditions', items: conditionItems(details, t, words) },
    {
      step: 'rates',
      ...(details.billRate === undefined &&
        details.payRate === undefined && { hidden: t('draft.noRates') }),
      items: [
        { label: t('draft.bill'), value: details.billRate && rateText(details.billRate, words) },
        { label: t('draft.pay'), value: details.payRate && rateText(details.payRate, words) },
      ],
    },
    {
      step: 'positions',
      items: [
        {
          label: t('draft.positions'),
          value: job.positionsCount > 0 ? String(job.positionsCount) : null,
        },
      ],
    },
    { step: 'team', items: teamItems(details, t, words) },
  ];
}

function roleItems(details: JobDetails, full: boolean, t: NewJobMessages, words: JobMessages) {
  const { primaryRole, seniority } = details;
  const text = (html: string | null) =>
    html && (full ? <RichTextView html={html} /> : t('draft.written'));
  return [
    { label: t('draft.role'), value: primaryRole },
    { label: t('draft.seniority'), value: seniority && words(`seniority.${seniority}`) },
    { label: t('draft.description'), value: text(details.description) },
    { label: t('draft.mustHave'), value: text(details.mustHave) },
    { label: t('draft.niceToHave'), value: text(details.niceToHave) },
  ];
}

function conditionItems(details: JobDetails, t: NewJobMessages, words: JobMessages) {
  const { durationMonths, timeZoneBase, overlapHours, countries } = details;
  const zone = timeZoneBase && zoneCity(timeZoneBase);
  return [
    {
      label: t('draft.engagement'),
      value: [
        words(`engagement.${details.engagement}`),
        t('draft.hours', { count: details.hoursPerWeek }),
        durationMonths === null
          ? t('draft.openEnded')
          : t('draft.months', { count: durationMonths }),
      ].join(', '),
    },
    { label: t('draft.english'), value: details.englishMin },
    {
      label: t('draft.location'),
      value: [words(`location.${details.locationPolicy}`), ...countries.map(countryName)].join(
        ', ',
      ),
    },
    {
      label: t('draft.zone'),
      value:
        zone && overlapHours !== null ? t('draft.overlap', { zone, count: overlapHours }) : zone,
    },
    {
      label: t('draft.start'),
      value: details.targetStartDate && formatDate(details.targetStartDate),
    },
    { label: t('draft.deadline'), value: details.deadline && formatDate(details.deadline) },
  ];
}

function teamItems(details: JobDetails, t: NewJobMessages, words: JobMessages) {
  const { accountManager, leadRecruiter, team, pools, interviewPlan, submissionLimit } = details;
  const others = team.filter(
    ({ user }) => user.id !== accountManager?.id && user.id !== leadRecruiter?.id,
  );
  return [
    { label: t('draft.manager'), value: accountManager?.name },
    { label: t('draft.lead'), value: leadRecruiter?.name },
    {
      label: t('draft.team'),
      value: others
        .map(({ user, function: role }) => `${user.name} (${words(`team.${role}`)})`)
        .join(', '),
    },
    { label: t('draft.pools'), value: pools.map(({ name }) => name).join(', ') },
    { label: t('draft.interviews'), value: interviewPlan.map(({ name }) => name).join(', ') },
    { label: t('draft.limit'), value: submissionLimit && String(submissionLimit) },
  ];
}

const skillsText = (skills: JobDetails['skillsRequired'], t: NewJobMessages): string =>
  skills
    .map(({ name, must, minYears }) =>
      [name, minYears !== null && t('draft.years', { count: minYears }), must && t('draft.must')]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
