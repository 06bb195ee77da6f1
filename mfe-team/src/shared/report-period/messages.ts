import { defineMessages, useT } from '@muster/ui';

/** Texts of a report's period. */
const periodMessages = defineMessages('mfe-team-report-period', {
  label: 'Period',
  length: {
    label: 'Period',
    '30': 'Last 30 days',
    '90': 'Last 90 days',
    '180': 'Last 180 days',
    '365': 'Last 365 days',
    own: 'Chosen days',
  },
  now: 'As of now, {{zone}} time',
  span: '{{from}} to {{to}}, {{zone}} time',
  asOf: 'As it was on {{day}}',
  more: 'Change period',
  moreMoment: 'Choose a past day',
  drawer: {
    title: 'Period of the reports',
    titleMoment: 'Day of the report',
    from: 'First day',
    to: 'Last day',
    zone: 'Time zone',
    zoneText: 'Days begin and end at midnight there.',
    asOf: 'As it was on',
    asOfText: 'What happened after this day is left out.',
    show: 'Show',
    missing: 'Choose both days.',
    order: 'The last day comes before the first.',
    tooLong: 'Choose at most three years.',
  },
});

export const usePeriodMessages = () => useT(periodMessages);
