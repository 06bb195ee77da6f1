import { defineMessages, stateLabel, useT } from '@muster/ui';
import type { VettingState, candidateSources } from '@muster/contracts';
import { dataAgeWords } from '../../shared/data-ages.ts';

/** Texts of the candidates report. */
const candidatesReportMessages = defineMessages('mfe-team-candidates-report', {
  title: 'Candidates report',
  subtitle: 'New and existing candidates, and how far they are. Each person counts once.',
  reports: 'Reports',
  export: 'Export CSV',
  stock_one: '{{count}} candidate',
  stock_other: '{{count}} candidates',
  intake: '{{count}} came in this period',
  before: '{{count}} in the period before',
  left: 'Not counted: {{merged}} merged records, {{anonymised}} anonymised.',
  empty: { title: 'No candidates', text: 'Add candidates or import a CSV.', open: 'Candidates' },
  intakeCard: {
    title: 'Intake and outcome',
    chart: 'Line chart of how many candidates came in each step; the table has the numbers.',
    from: 'From',
    came: 'Came',
    vetted: 'Vetted',
    placed: 'Placed',
  },
  part: {
    pool: 'Pool',
    skill: 'Skill',
    country: 'Country',
    english: 'English',
    rate: 'Rate per hour',
    vetting: 'Vetting',
    source: 'Source',
    age: 'Age of data',
  },
  stockHead: 'All',
  intakeHead: 'Came',
  unknown: {
    pool: 'In no pool you can see',
    skill: 'No skills',
    other: 'Not known',
  },
  further_one: '{{count}} smaller group is not shown.',
  further_other: '{{count}} smaller groups are not shown.',
  several: 'A person can stand in several lines.',
  bands: 'Each currency has its own bands.',
  band: '{{currency}} {{from}} to below {{to}}',
  age: dataAgeWords,
  source: {
    sign_up: 'Signed up',
    sourced: 'Sourced',
    referral: 'Referral',
    client_referral: 'Client referral',
    job_board: 'Job board',
    event: 'Event',
    import: 'Import',
    partner: 'Partner',
    rehire: 'Rehire',
    other: 'Other',
  },
  native: 'Native',
});

export const useCandidatesReportMessages = () => useT(candidatesReportMessages);
export type CandidatesReportMessages = ReturnType<typeof useCandidatesReportMessages>;

export type SourceKey = (typeof candidateSources)[number];
export const vettingLabel = (state: string): string => stateLabel('vetting', state as VettingState);
