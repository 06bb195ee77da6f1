import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the survey at the end of a placement, for respondents and staff. */
export const exitSurveyMessages = defineMessages('blocks-exit-surveys', {
  card: 'How was the work?',
  answer: 'Answer',
  answerFor: 'Answer about {{about}}',
  until: 'Open until {{date}}',
  about: '{{job}}, {{number}}',
  title: {
    client: 'How was the work with {{about}}?',
    contractor: 'How was the work at {{about}}?',
  },
  again: {
    client: 'Would you work with this person again?',
    contractor: 'Would you work there again?',
  },
  verdicts: { yes: 'Yes', maybe: 'Perhaps', no: 'No' },
  criteria: {
    work: 'The work itself',
    team: 'Working with the people there',
    agency: 'Our support',
    quality: 'Quality of the work',
    communication: 'Communication',
    reliability: 'Reliability',
  },
  comment: 'Anything else?',
  private: 'For the agency alone',
  privateHelp: 'What you wrote is then not passed on, in other words either.',
  reads: {
    client: '{{agency}} reads your answer. The contractor does not.',
    contractor: '{{agency}} reads your answer. The client does not.',
  },
  once: 'You can answer once.',
  send: 'Send answer',
  keep: common.cancel,
  sent: 'Thank you. Your answer was sent.',
  staff: {
    title: 'At the end of the work',
    contractor: 'The contractor',
    client: 'The client',
    again: 'Would work together again',
    private: 'In confidence: do not pass this on',
    until: 'Asked on {{date}}, open until {{until}}',
    never: 'No answer came in time.',
  },
});

export const useExitSurveyMessages = () => useT(exitSurveyMessages);
export type ExitSurveyMessages = ReturnType<typeof useExitSurveyMessages>;
