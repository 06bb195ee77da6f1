import { common, enumLabels } from '@muster/ui';

/** Experience and education. */
export const background = {
  experience: {
    title: common.experience,
    edit: 'Edit experience',
    none: 'No jobs yet.',
    add: 'Add the last job',
    years: '{{years}} years',
    now: 'now',
    hidden: 'Company name hidden from clients',
    remote: 'remote',
    fromCv: 'From a CV',
    gap: '{{months}} between {{from}} and {{to}} without a job',
    overlap: '{{a}} and {{b}} overlap by {{months}}',
    hint: 'The jobs add up to {{hint}} years; the profile says {{said}}.',
    hintNone: 'The jobs add up to {{hint}} years; the profile does not say.',
    more_one: 'Show {{count}} earlier',
    more_other: 'Show {{count}} earlier',
    less: common.showFewer,
  },
  education: {
    title: common.education,
    edit: 'Edit education',
    none: 'No education yet.',
    add: 'Add education',
    grade: 'Grade {{grade}}',
    since: 'since {{year}}',
    until: 'until {{year}}',
  },
  span: {
    years_one: '{{count}} year',
    years_other: '{{count}} years',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
  },
  employment: enumLabels.employment,
  degree: enumLabels.degree,
} as const;
