import { defineMessages, useT } from '@muster/ui';

const candidateCalendarMessages = defineMessages('candidate-calendar', {
  tab: 'Calendar',
  propose: 'Propose time',
  transcript: 'Transcript',
  next: 'Next',
  past: 'Past',
  none: 'No interviews.',
  noneText: 'Propose a time, and the interview shows here.',
  noneNext: 'Nothing planned.',
  hours: {
    title: 'When to meet',
    unknown: 'Weekly hours are not set. Usual office hours are assumed.',
    clocks: 'It is {{theirs}} in {{city}}, {{own}} for you.',
    mine: '{{from}} – {{to}} for you',
    away: 'Away',
    d1: 'Monday',
    d2: 'Tuesday',
    d3: 'Wednesday',
    d4: 'Thursday',
    d5: 'Friday',
    d6: 'Saturday',
    d7: 'Sunday',
  },
});

export const useCandidateCalendarMessages = () => useT(candidateCalendarMessages);
