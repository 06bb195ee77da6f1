import { defineMessages, useT } from '@muster/ui';

/** How people hear of a rejection. */
const tellingMessages = defineMessages('mfe-jobs-telling', {
  by: { mail: 'By mail', word: 'I told them', later: 'Not yet' },
  when: 'When',
  delay: { '0': 'At once', '4': 'In 4 h', '24': 'Tomorrow', '72': 'In 3 days' },
  template: 'Which words',
  templates: {
    rejection_after_screening: 'After screening',
    rejection_after_interview: 'After a talk',
  },
  message: 'A word of your own',
  messageHelp: 'It is quoted in the mail below, with your name.',
  preview: 'The mail',
  edit: 'Edit this text',
  reset: 'Use the template’s text',
  text: 'Text of the mail',
  textHelp: 'It is sent as you write it here, with the agency’s name below.',
  unavailable: {
    no_email: 'There is no mail address: tell them yourself.',
    no_mail_wanted: 'No mails are wanted: tell them yourself.',
  },
  later: 'You are reminded after three days.',
});

/** In how many hours a mail can go out. */
export const tellingDelays = ['0', '4', '24', '72'] as const;

export const useTellingWords = () => useT(tellingMessages);
