import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the comparison. */
const comparisonMessages = defineMessages('mfe-client-dashboard-comparison', {
  title: 'Compare candidates',
  forJob: 'For {{job}}',
  back: 'Back to the list',
  print: 'Print',
  gone: 'A candidate you chose is not with you for this job any more and is left out.',
  none: {
    title: 'No candidate to compare',
    text: 'The candidates of this address are not with you any more.',
  },
  table: 'Candidates beside the requirements of the job',
  asks: 'The job asks for',
  line: {
    status: common.status,
    english: 'English',
    hours: 'Hours in common',
    start: 'Can start',
    weekly: 'Hours a week',
    experience: common.experience,
    country: 'Country',
    vetted: 'Vetted',
    rate: common.billRate,
    profile: 'Your answer',
  },
  must: 'must have',
  years: '{{count}} y',
  verified: 'verified by the agency',
  verifiedIn: 'verified by the agency, {{month}}',
  verifiedLongAgo: 'verified by the agency a long time ago, {{month}}',
  assessed: 'assessed by the agency',
  named: 'in the profile',
  lacks: 'Not in the profile',
  atLeast: '{{level}} or better',
  overlap: '{{hours}} h a day with {{zone}}',
  shared: '{{hours}} h a day',
  notice_zero: 'At once',
  notice_one: '{{count}} day of notice',
  notice_other: '{{count}} days of notice',
  from: 'From {{date}}',
  weekly: '{{count}} h a week',
  vettedOn: 'On {{date}}',
  unknown: 'Not said',
  perHour: '/h',
  perMonth: '/month',
  remove: 'Leave {{name}} out',
  profile: 'Full profile',
  profileOf: 'Full profile of {{name}}',
});

export const useComparisonMessages = () => useT(comparisonMessages);
export type ComparisonMessages = ReturnType<typeof useComparisonMessages>;
