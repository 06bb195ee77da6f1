import { peopleReports } from './people-reports.ts';
import type { ReportDefinition } from './report-definition.ts';

export const reportMetrics = [
  'funnel',
  'submission_to_interview',
  'interview_to_selection',
  'first_submission',
  'time_to_fill',
  'stage_duration',
  'source_quality',
  'sla_breaches',
  'recruiter_load',
  'bench',
  'client_response',
  'vetting_pass_rate',
  'rejection_reasons',
  'no_ghosting',
  'redeployment',
  'retention',
  'referral_yield',
  'data_freshness',
  'margin',
] as const;
export type ReportMetric = (typeof reportMetrics)[number];

/** Every report. */
export const reportCatalogue: Readonly<Record<ReportMetric, ReportDefinition>> = {
  ...peopleReports,
  funnel: {
    name: 'Hiring funnel',
    definition:
      'Of the applications added in the period, the share that was ever at each stage. The figure is the share that was placed.',
    unit: 'percent',
    kind: 'steps',
    permission: 'report.readHiring',
    dimensions: ['client', 'recruiter', 'source'],
    steps: [
      'added',
      'interested',
      'internal_review',
      'submitted',
      'client_interview',
      'selected',
      'contracting',
      'placed',
    ],
    better: 'higher',
    asOf: true,
  },
  submission_to_interview: {
    name: 'Submission to interview',
    definition:
      'Of the applications first submitted to the client in the period, the share that came to an interview with the client since. Each application counts once; skills are those that its job requires.',
    unit: 'percent',
    kind: 'share',
    permission: 'report.readHiring',
    dimensions: ['client', 'recruiter', 'job', 'skill'],
    better: 'higher',
    asOf: true,
  },
  interview_to_selection: {
    name: 'Interview to selection',
    definition:
      'Of the applications that first came to an interview with the client in the period, the share that was selected since. Each application counts once; skills are those that its job requires.',
    unit: 'percent',
    kind: 'share',
    permission: 'report.readHiring',
    dimensions: ['client', 'recruiter', 'job', 'skill'],
    better: 'higher',
    asOf: true,
  },
  first_submission: {
    name: 'Time to first submission',
    definition:
      'Working hours in the client’s time zone from the start of the day on which a job opened to its first submission, without time on hold. Median of the jobs first submitted to in the period.',
    unit: 'working_hours',
    kind: 'median',
    permission: 'report.readHiring',
    dimensions: ['client', 'recruiter', 'priority'],
    better: 'lower',
    asOf: true,
  },
  time_to_fill: {
    name: 'Time to fill',
    definition:
      'Days from the day on which a position opened to the first day of the placement that filled it. Median of the placements that started in the period.',
    unit: 'days',
    kind: 'median',
    permission: 'report.readHiring',
    dimensions: ['client', 'recruiter'],
    better: 'lower',
    asOf: true,
  },
  stage_duration: {
    name: 'Time in stage',
    definition:
      'Days that an application spent at a stage before it moved on, without time on hold. Median of the stays that ended in the period.',
    unit: 'days',
    kind: 'median',
    permission: 'report.readHiring',
    dimensions: ['stage', 'client', 'recruiter'],
    better: 'lower',
    asOf: true,
  },
  source_quality: {
    name: 'Source quality',
    definition:
      'Of the candidates added in the period, the share that was vetted, submitted, placed and still at work 90 days after the start. The figure is the share that was placed.',
    unit: 'percent',
    kind: 'steps',
    permission: 'report.readHiring',
    dimensions: ['source'],
    steps: ['added', 'vetted', 'submitted', 'placed', 'stayed'],
    better: 'higher',
    asOf: false,
  },
  sla_breaches: {
    name: 'Missed deadlines',
    definition:
      'First submissions that were not made within 72 working hours, and clients who did not answer within their agreed hours. Each counts in the period in which its time ran out.',
    unit: 'count',
    kind: 'sum',
    permission: 'report.readHiring',
    dimensions: ['clock', 'client', 'recruiter'],
    better: 'lower',
    asOf: true,
  },
  recruiter_load: {
    name: 'Recruiter load',
    definition:
      'Open seats of each lead recruiter, weighted by the priority of the job (low 0.5, normal 1, high 1.5, urgent 2), with a quarter for each live application. As of now.',
    unit: 'count',
    kind: 'sum',
    permission: 'report.readHiring',
    dimensions: ['recruiter', 'client', 'priority'],
    better: null,
    asOf: false,
    isPresentOnly: true,
  },
  client_response: {
    name: 'Client response time',
    definition:
      'Hours from a submission to the client’s first answer: an interview, a selection or a rejection. Median of the submissions made in the period that were answered.',
    unit: 'hours',
    kind: 'median',
    permission: 'report.readHiring',
    dimensions: ['client', 'recruiter'],
    better: 'lower',
    asOf: true,
  },
  vetting_pass_rate: {
    name: 'Vetting pass rate',
    definition:
      'Passed vetting decisions out of all that passed or failed in the period; decisions that were undone do not count. Shown from five decisions.',
    unit: 'percent',
    kind: 'share',
    permission: 'report.readVetting',
    dimensions: ['pool', 'interviewer', 'source'],
    better: null,
    asOf: true,
    minRows: 5,
  },
  rejection_reasons: {
    name: 'Rejection reasons',
    definition:
      'Applications rejected or withdrawn in the period, by who ended them and why. Those that were taken up again do not count.',
    unit: 'count',
    kind: 'sum',
    permission: 'report.readHiring',
    dimensions: ['reason', 'side', 'stage', 'client'],
    better: null,
    asOf: false,
  },
  no_ghosting: {
    name: 'No ghosting',
    definition:
      'Of the applications that we or the client rejected and those that we withdrew, the share whose candidate was told within 72 hours. Each counts in the period in which its 72 hours were over. Those that were taken up again or went on with another job do not count.',
    unit: 'percent',
    kind: 'share',
    permission: 'report.readHiring',
    dimensions: ['told', 'client', 'recruiter', 'side'],
    better: 'higher',
    asOf: true,
  },
  referral_yield: {
    name: 'Referral yield',
    definition:
      'Of the people referred in the period, the share that became a candidate, was placed and earned its reward. The figure is the share that was placed.',
    unit: 'percent',
    kind: 'steps',
    permission: 'report.readReferrals',
    dimensions: ['relationship'],
    steps: ['referred', 'in_process', 'placed', 'rewarded'],
    better: 'higher',
    asOf: false,
  },
  margin: {
    name: 'Margin',
    definition:
      'What stays of what is billed a month, (bill − pay) ÷ bill, of the placements at work on the last day of the period, or today while it runs, at the rates of that day. Currencies are never added up: with several there is one figure for each. Pay in another currency than the bill is converted at the rate of that month; where none is set, the placement is left out.',
    unit: 'percent',
    kind: 'margin',
    permission: 'report.readMoney',
    dimensions: ['currency', 'client'],
    better: 'higher',
    asOf: true,
  },
};
