import { defineMessages, useT } from '@muster/ui';

const responseMessages = defineMessages('calendar-response', {
  opening: 'Opening the invitation …',
  title: 'Answer an invitation',
  lead: '{{name}} of {{agency}} invites you.',
  answering: 'You are answering “{{answer}}” for {{title}}.',
  unknown: {
    title: 'Will you be there?',
    text: 'The link holds no valid answer. Choose one.',
  },
  answers: { accepted: 'Yes', tentative: 'Maybe', declined: 'No' },
  choose: 'Your answer',
  moved: 'The time was changed. Look at the new time before you answer.',
  movedNow: 'The time was changed a moment ago. Look at the new time, then answer.',
  note: 'Note for {{name}}',
  noteHelp: 'Optional.',
  whyHelp: 'Say why, or propose another time.',
  confirm: { accepted: 'Yes, I will come', tentative: 'I may come', declined: 'No, I cannot come' },
  kept: {
    accepted: 'You said that you will come.',
    tentative: 'You said that you may come.',
    declined: 'You said that you cannot come.',
    text: '{{name}} was told. You can change your answer here until the event is over.',
    change: 'Change the answer',
  },
  cancelled: {
    title: 'This event was cancelled',
    text: 'There is nothing left to answer. {{name}} can tell you more.',
  },
  over: { title: 'This event is over', text: 'It can no longer be answered.' },
  facts: {
    what: 'What',
    when: 'When',
    there: 'Time in {{city}}',
    where: 'Where',
    about: 'About',
    join: 'Join the call',
  },
  place: {
    platform_meeting: 'Room on this platform',
    external_link: 'Video call',
    phone: 'Phone call',
    in_person: 'In person',
  },
  repeats: {
    daily: 'Every day, {{count}} times',
    weekly: 'Every week, {{count}} times',
    monthly: 'Every month, {{count}} times',
    each: 'Repeats',
  },
  pending: {
    title: 'Your invitations',
    none: 'No open invitations.',
    noneText: 'When you are invited to something, it shows here.',
    signIn: 'Sign in, or open the link in the e-mail of the invitation.',
    toSignIn: 'Sign in',
    openMail: 'Open the link in the e-mail of the invitation.',
    open: 'Answer',
  },
});

export const useResponseMessages = () => useT(responseMessages);
