import { defineMessages, useT } from '@muster/ui';

/** Texts of the screening forms of a candidate. */
export const screeningMessages = defineMessages('mfe-candidates-screening', {
  title: 'Screening forms',
  new: 'New form',
  goOn: 'Edit draft',
  empty: 'No screening form was sent yet. Build one from the questions of a talent pool.',
  facts: {
    draft: 'Draft by {{name}}',
    sent: 'Sent {{date}} by {{name}}',
    to: 'to {{mail}}',
    job: 'for {{title}}',
    mailAt: 'the e-mail leaves {{date}}',
    due: 'due {{date}}',
    until: 'open until {{date}}',
    ended: 'ended {{date}}',
    submitted: 'submitted {{date}}',
    saved: 'last saved {{date}}',
    reminders_one: '{{count}} reminder',
    reminders_other: '{{count}} reminders',
    followUp: 'asks again',
  },
  score: 'Score {{score}} of 5',
  flagged_one: '{{count}} flagged answer',
  flagged_other: '{{count}} flagged answers',
  answered: '{{n}} of {{total}} answered',
  answers: 'Answers of {{title}}',
  none: 'Not answered',
  flag: 'Knock-out',
  answerScore: '{{score}} of 5',
  review: 'Review answers',
  open: 'Open question',
  yes: 'Yes',
  no: 'No',
  action: {
    disable: 'Disable link',
    remind: 'Send reminder',
    copy: 'Copy new link',
    enable: 'Enable again',
    extend: 'Extend by 14 days',
    again: 'Ask again',
  },
  done: {
    remind: 'Reminder sent',
    copy: 'Link copied',
    enable: 'New link sent',
    extend: 'Form extended, new link sent',
    disable: 'Link disabled',
  },
  noClipboard: 'The link could not be copied: this browser does not allow it.',
  enableText:
    'The candidate gets an e-mail with a new link. Earlier links stay closed, answers so far are kept.',
  keep: 'Cancel',
  disable: {
    title: 'Disable the link',
    keep: 'Keep link',
    confirm: 'Disable link',
    message: 'Message to the candidate (optional)',
    messageHelp: 'Without a message, no e-mail is sent.',
    effects: {
      closed: 'Every link to this form stops working at once.',
      kept: 'Answers so far are kept and stay readable here.',
      back: 'You can enable the form again with a new link.',
    },
    submitted: 'The candidate has submitted this form, so there is nothing to disable.',
    already: 'The link of this form is not open.',
    gone: 'This form does not exist any more.',
  },
  again: {
    title: 'Ask again',
    questions: 'Questions to ask again',
    confirm: 'Begin new draft',
    effect: 'A new draft with these questions is made. You can add others before you send it.',
    keep: 'Cancel',
    done: 'Draft made',
  },
});

/** Screening texts. */
export const useScreeningMessages = () => useT(screeningMessages);
export type ScreeningMessages = ReturnType<typeof useScreeningMessages>;
