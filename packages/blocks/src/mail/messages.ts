import { common, defineMessages, useT } from '@muster/ui';

/** Texts of writing a mail, the same wherever it is begun. */
export const mailMessages = defineMessages('blocks-mail', {
  title: 'E-mail to {{name}}',
  reply: 'Reply to {{name}}',
  draft: 'Draft to {{name}}',
  cancel: common.cancel,
  send: 'Send',
  plan: 'Schedule',
  to: 'To',
  replyTo: 'Replies go to',
  addressHidden: 'Address not visible to you',
  template: 'Template',
  noTemplate: 'Without a template',
  templateOf: '{{name}} ({{topic}})',
  replaceText: 'Replace your text with the template?',
  replace: 'Replace',
  keep: 'Keep my text',
  subject: 'Subject',
  text: 'Text',
  private: 'Private',
  privateHelp: 'Only you and administrators can read it.',
  answered: 'In reply to',
  moment: 'When to send',
  now: 'Now',
  later: 'At a set time',
  day: 'Day',
  clock: 'Time',
  yourZone: 'In your time zone, {{zone}}.',
  leaves: {
    now: 'It leaves 10 seconds after you send it. It is {{time}} for {{name}}.',
    planned: 'It leaves on {{mine}}. That is {{theirs}} for {{name}}.',
    quiet:
      'It is not a time to write to {{name}}: it waits for their morning and leaves on {{mine}}, which is {{theirs}} there.',
  },
  missing: 'Nothing is known in place of {{names}}. Replace it with words before you send.',
  problem: {
    no_email: '{{name}} has no e-mail address.',
    do_not_contact: '{{name}} asked not to be contacted.',
    unsubscribed: '{{name}} unsubscribed from e-mails.',
    bounced: 'E-mail to {{name}} came back: the address does not exist.',
  },
  sent: 'E-mail to {{name}} leaves in 10 seconds',
  planned: 'E-mail to {{name}} is planned for {{when}}',
  undone: 'Cancelled. It stays in the list.',
  topic: {
    candidate_outreach: 'Outreach',
    application: 'Application',
    rejection: 'Rejection',
    screening: 'Screening',
    client_submission: 'Client submission',
    client_update: 'Client update',
    onboarding: 'Onboarding',
    account: 'Account',
    reminder: 'Reminder',
    custom: 'Other',
  },
});

export const useMailMessages = () => useT(mailMessages);
export type MailMessages = ReturnType<typeof useMailMessages>;
