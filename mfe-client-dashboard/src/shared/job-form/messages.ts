import { common, defineMessages, enumLabels, useT } from '@muster/ui';

/** Texts of the job form, for requests and changes. */
const formMessages = defineMessages('mfe-client-dashboard-job-form', {
  section: {
    role: 'Who you need',
    skills: common.skills,
    niceSkills: 'Skills that are a plus',
    conditions: 'How they work with you',
    budget: 'Budget',
    interviews: 'Your interviews',
  },
  title: 'Job title',
  titleHelp: 'As candidates will read it: role, seniority, main skill.',
  seats: 'How many people',
  primaryRole: 'Kind of role',
  seniority: common.seniority,
  description: 'What the person will do',
  descriptionHelp:
    'Team, product, tasks of the first months. Candidates read it, so leave out what is internal.',
  mustHave: common.mustHave,
  niceToHave: common.niceToHave,
  skillsText: 'Only what the person cannot do without. Fewer skills mean more candidates.',
  niceText: 'They help to choose between good candidates, and exclude no one.',
  requiredSkills: 'Required skills',
  engagement: 'Engagement',
  engagements: {
    full_time_contract: 'Full-time contract',
    part_time_contract: 'Part-time contract',
    hourly_project: 'Hourly project',
    contract_to_hire: 'Contract to hire',
    permanent: 'Permanent',
  },
  seniorities: enumLabels.seniority,
  hours: common.hoursAWeek,
  months: 'Months',
  monthsHelp: 'Empty: open-ended.',
  english: 'English at least',
  location: 'Candidate location',
  locations: {
    anywhere: 'Anywhere',
    countries: 'From some countries',
    timezones: 'By time zone',
    on_site: 'On site',
  },
  countries: 'Countries',
  timeZone: 'Time zone of your team',
  overlap: 'Overlap in hours',
  overlapHelp: 'How many hours a day your team and the person should share.',
  start: 'Desired start',
  budgetText: 'What you would pay. It is shown to those of your company who may see bill rates.',
  budgetValue: '{{range}} per {{unit}}',
  from: 'From',
  to: 'To',
  currency: common.currency,
  unit: common.per,
  units: { hour: 'hour', month: 'month' },
  unusual: {
    hour: 'Is this the right amount? By your own jobs so far, {{min}} to {{max}} an hour would be usual.',
    month:
      'Is this the right amount? By your own jobs so far, {{min}} to {{max}} a month would be usual.',
  },
  interviewsText: 'The rounds in order. The people you name can see this job.',
  noRounds: 'No rounds yet. We ask you before the first interview.',
  hoursValue_one: '{{count}} hour a week',
  hoursValue_other: '{{count}} hours a week',
  monthsValue_one: '{{count}} month',
  monthsValue_other: '{{count}} months',
  openEnded: 'Open-ended',
});

export const useFormMessages = () => useT(formMessages);
export type FormMessages = ReturnType<typeof useFormMessages>;
