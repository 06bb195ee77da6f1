import { defineMessages } from '@muster/ui';

/** The texts of the notification preferences. */
export const preferenceMessages = defineMessages('shell-preferences', {
  title: 'What you hear of',
  text: 'Every choice is saved at once.',
  topicHead: 'Topic',
  inApp: 'In Muster',
  email: 'By mail',
  inAppLabel: '{{topic}}, in Muster',
  emailLabel: '{{topic}}, by mail',
  always: 'Always',
  cadence: { instant: 'At once', daily_digest: 'Daily', off: 'Off' },
  topic: {
    mention: 'Mentions',
    assignment: 'Assignments',
    task_due: 'Tasks due',
    approval: 'Approvals',
    followed: 'What you follow',
    system: 'Exports and the like',
    security: 'Security',
  },
  about: {
    mention: 'Somebody names you in a note',
    assignment: 'A task or a candidate becomes yours',
    task_due: 'On the morning of the day',
    approval: 'Somebody needs your yes, or has decided on your request',
    followed: 'A record that you follow changes',
    system: 'What you started is done',
    security: 'Cannot be switched off: it guards your account',
  },
  quiet: 'Quiet hours',
  quietText: 'Mails wait until they are over. What guards your account comes at once.',
  from: 'From',
  to: 'Until',
  zone: 'Times of {{city}}, {{zone}}',
});
