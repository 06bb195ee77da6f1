import { defineMessages, useT } from '@muster/ui';

/** Texts of feedback on an interview, for visitors with a link. */
export const guestFeedbackMessages = defineMessages('mfe-public-feedback', {
  opening: 'Opening your feedback',
  back: 'Back',
  document: 'Feedback',
  title: 'How was the interview with {{name}}?',
  titleNeutral: 'How was the interview?',
  about: 'For {{job}} at {{company}}',
  round: 'Round: {{round}}',
  writes: '{{name}} writes:',
  blind: 'The name is not shown in this process.',
  until: 'You can answer until {{when}}. What you write is saved as a draft.',
  send: 'Send feedback',
  later: '{{agency}} reads it once you send it. You can change it for 72 hours after that.',
  notYet: {
    title: 'The interview is not over yet',
    text: 'You can give your feedback from {{when}}. This link works then.',
  },
  over: {
    title: 'The time for feedback is over',
    text: 'You could answer until {{when}}. If you still want to say something, reply to the e-mail from {{agency}}.',
  },
  sent: {
    title: 'Thank you for your feedback',
    text: '{{agency}} received it on {{when}}.',
    until: 'You can change or withdraw it until {{when}}.',
    edit: 'Change feedback',
    withdraw: 'Withdraw feedback',
    lock: {
      deadline: 'The time to change it ended on {{when}}.',
      acted: 'It can no longer be changed: {{agency}} has already acted on it.',
    },
  },
  withdrawn: {
    title: 'You withdrew your feedback',
    text: '{{agency}} was told and does not use it. If you want to give it again, reply to the e-mail.',
  },
  edit: {
    title: 'Change your feedback on {{name}}',
    until: 'Possible until {{when}}. {{agency}} is told of the change.',
    save: 'Send changed feedback',
    done: 'The changed feedback was sent',
  },
  withdraw: {
    title: 'Withdraw your feedback?',
    confirm: 'Withdraw feedback',
    keep: 'Keep it',
    notNow: 'This feedback can no longer be withdrawn.',
    effects: {
      told: '{{agency}} is told that you withdrew it and does not use it',
      final: 'You cannot write it again with this link',
    },
  },
});

export const useGuestFeedbackMessages = () => useT(guestFeedbackMessages);
