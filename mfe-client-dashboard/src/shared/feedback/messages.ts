import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the reader's own feedback on candidates. */
const ownFeedbackMessages = defineMessages('mfe-client-dashboard-feedback', {
  page: 'Your feedback',
  pageText: 'What you said about candidates, and what you are asked for',
  waiting: 'Feedback to give',
  none: 'No feedback yet.',
  noneText: 'When the agency asks for your feedback on a candidate, it appears here.',
  give: 'Give feedback',
  giveOn: 'Give feedback on {{name}}',
  open: 'Open',
  openOwn: 'Your feedback',
  openOn: 'Open your feedback on {{name}}',
  until: 'Answer by {{date}}',
  said: {
    title: 'Feedback of your company',
    own: '{{name}} (you)',
    by: 'Feedback of {{name}}',
  },
  drawer: {
    title: 'Feedback on {{name}}',
    loading: 'Feedback',
    send: 'Send feedback',
    change: 'Send changed feedback',
    close: common.close,
    cancel: common.cancel,
    sent: 'The feedback was sent to the agency',
    changed: 'The changed feedback was sent to the agency',
    until: 'You can change or withdraw it until {{when}}.',
    unknown: 'Only its author can open this feedback.',
    lock: {
      deadline: 'The time to change this feedback ended on {{when}}.',
      acted: 'This feedback can no longer be changed: the agency has already acted on it.',
    },
    withdrawn: 'You withdrew this feedback.',
    notYet: 'You can give your feedback from {{when}}, once the interview is over.',
    over: 'The time for this feedback ended on {{when}}. You can still give it from the interview, under past interviews.',
  },
  withdraw: {
    action: 'Withdraw feedback',
    title: 'Withdraw your feedback on {{name}}?',
    keep: 'Keep it',
    done: 'The feedback was withdrawn',
    effects: {
      told: 'The agency is told that you withdrew it and does not use it',
      final: 'You can write it again from the interview that it is about',
    },
  },
});

export const useOwnFeedbackMessages = () => useT(ownFeedbackMessages);
