import { common, defineMessages, enumLabels, useT } from '@muster/ui';

/** Texts of telling a candidate about a rejection. */
const tellingMessages = defineMessages('mfe-jobs-telling', {
  by: { mail: 'By e-mail', word: 'I told them', later: 'Not yet' },
  when: common.when,
  delay: { '0': 'Immediately', '4': 'In 4 h', '24': 'Tomorrow', '72': 'In 3 days' },
  template: 'Template',
  templates: enumLabels.rejectionTemplates,
  message: 'Personal message',
  messageHelp: 'It is included in the e-mail below, with your name.',
  preview: 'The e-mail',
  edit: 'Edit this text',
  reset: 'Use the template’s text',
  text: 'Text of the e-mail',
  textHelp: 'Sent exactly as written here, followed by the agency’s name.',
  unavailable: {
    no_email: 'No e-mail address: tell them yourself.',
    no_mail_wanted: 'They do not want e-mails: tell them yourself.',
  },
  later: 'You are reminded once the time for it is over.',
});

/** Delays of a mail, in hours. */
export const tellingDelays = ['0', '4', '24', '72'] as const;

export const useTellingMessages = () => useT(tellingMessages);
