import { defineMessages, useT } from '@muster/ui';

/** Texts of the exit survey of a placement, behind a mailed link. */
const surveyMessages = defineMessages('mfe-public-exit-survey', {
  document: 'How was the work?',
  lead: '{{job}}, {{number}}, {{from}} to {{to}}',
  leadOpen: '{{job}}, {{number}}, from {{from}}',
  until: 'You can answer until {{when}}.',
  thanks: {
    title: 'Thank you for your answer',
    text: '{{agency}} has it. You can close this page; the link is used up.',
  },
  over: {
    title: 'There is nothing left to answer',
    text: 'If you want to say something, reply to the e-mail from {{agency}}.',
  },
});

export const useSurveyPageMessages = () => useT(surveyMessages);
