import type { ReportDefinition } from './report-definition.ts';

/** Reports about the agency's candidates and about the contractors of its clients. */
export const peopleReports = {
  bench: {
    name: 'Bench',
    definition:
      'Active candidates who have passed vetting and can begin within 30 days: by the day that they named, and by their notice if it began today, whichever is later. Candidates who said neither are not counted. A person counts once, and by skill with each of their skills. As of now, or of the day that is asked for.',
    unit: 'count',
    kind: 'sum',
    permission: 'report.readCandidates',
    dimensions: ['skill', 'recruiter', 'source'],
    better: null,
    history: 'trail',
    isStock: true,
  },
  inter_rater_spread: {
    name: 'Gap between interviewers',
    definition:
      'How many points lie between the scores that two interviewers of the same vetting interview gave for the same competency. Average over every pair and competency; a pair counts in the period in which the second scorecard was submitted. People whom the reader has yet to judge are left out.',
    unit: 'points',
    kind: 'mean',
    permission: 'report.readVetting',
    dimensions: ['competency', 'rater'],
    better: 'lower',
    history: 'rows',
  },
  redeployment: {
    name: 'Redeployment',
    definition:
      'Of the placements that ended, the share whose contractor has a new one: begun after the one that ended, at most 60 days after its end, and not over with it. Each counts in the period in which its 60 days were over.',
    unit: 'percent',
    kind: 'share',
    permission: 'report.readHiring',
    dimensions: ['client', 'recruiter'],
    better: 'higher',
    history: 'rows',
  },
  retention: {
    name: 'Contractor retention',
    definition:
      'Share of placements still at work 90, 180 and 365 days after the start. Each counts in the period in which such a day came, so that one placement can count for several; broken down by day there is one figure for each.',
    unit: 'percent',
    kind: 'share',
    permission: 'report.readHiring',
    dimensions: ['milestone', 'client', 'recruiter'],
    better: 'higher',
    history: 'rows',
  },
  data_freshness: {
    name: 'Data freshness',
    definition:
      'Of the active candidates, the share whose profile was confirmed or changed by a person within the last 180 days. As of now, or of the day that is asked for.',
    unit: 'percent',
    kind: 'share',
    permission: 'report.readCandidates',
    dimensions: ['age', 'recruiter', 'source'],
    better: 'higher',
    history: 'confirmations',
    isStock: true,
  },
} as const satisfies Readonly<Record<string, ReportDefinition>>;
