import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the templates of mails. */
export const templateMessages = defineMessages('mfe-team-email-templates', {
  title: 'E-mail templates',
  subtitle:
    'The mails that the platform sends by itself. What you save is used from the next mail on.',
  settings: 'Settings',
  search: 'Find by name or subject',
  none: { title: 'No template fits', text: 'Search for another word.', clear: 'Clear search' },
  edited: 'Edited',
  sent_one: '{{count}} sent',
  sent_other: '{{count}} sent',
  changed: 'Changed by {{name}} on {{day}}',
  audience: {
    candidate: 'To candidates',
    client: 'To clients',
    staff: 'To staff',
    anyone: 'To everyone',
  },
  topic: {
    candidate_outreach: 'Outreach to candidates',
    application: 'Applications',
    rejection: 'Rejections',
    screening: 'Screening forms',
    client_submission: 'Submissions to clients',
    client_update: 'Updates for clients',
    onboarding: 'Contracts',
    account: 'Accounts',
    reminder: 'Reminders and notifications',
    custom: 'Others',
  },
  readOnly: 'Only owners and admins change the words of these mails.',
  form: {
    subject: 'Subject',
    body: 'Text',
    bodyHelp:
      'An empty line begins a paragraph. [Label]({{open}}link{{close}}) on a line of its own is a button, ## begins a heading.',
    variables: 'Add a variable',
    variablesHelp: 'Added at the end of the text',
    required: '{{label}} (required)',
    save: common.saveChanges,
    cancel: 'Back to templates',
    saved: 'Template saved',
  },
  preview: {
    title: 'Preview',
    sample: 'With sample values',
    view: 'View',
    mail: 'Mail',
    phone: 'Phone',
    text: 'Plain text',
    frame: 'Preview of the mail',
    waiting: 'Preparing the preview',
  },
  test: 'Send test to me',
  tested: 'A test is on its way to {{to}}',
  restore: {
    action: 'Restore default',
    title: 'Restore the default text?',
    text: 'The next mails have the subject and text with which the platform was shipped.',
    kept: 'The present text stays under Earlier texts.',
    done: 'Default text restored',
  },
  history: {
    title: 'Earlier texts',
    none: 'This text has not been changed yet.',
    shipped: 'As shipped',
    by: '{{name}}, {{day}}',
  },
  rehearse: {
    action: 'Try on real candidates',
    title: 'Try on real candidates',
    text: 'The saved text for your 20 newest candidates, names masked. Nothing is sent.',
    none: 'There are no candidates yet.',
    outcome: {
      ok: 'Would be sent',
      no_email: 'No address',
      unsubscribed: 'Unsubscribed',
      do_not_contact: 'Do not contact',
    },
  },
});

/** The words of the templates. */
export const useTemplateMessages = () => useT(templateMessages);
