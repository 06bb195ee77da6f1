import { common, defineMessages, useT } from '@muster/ui';

/** Texts of a call or mail to a member of the recruitment team. */
const contactMessages = defineMessages('mfe-client-dashboard-contact', {
  call: {
    heading: 'Book a call',
    title: 'Call with {{name}}',
    day: 'Day',
    time: 'Time, {{count}} minutes, on your clock',
    phone: 'Your phone number',
    about: 'What is it about?',
    book: 'Book the call',
    booked: '{{name}} calls you on {{at}}. You get an e-mail with it for your calendar.',
    taken: 'This time has just been taken. Choose another one.',
    none: '{{name}} has no free time within the next two weeks. Write instead.',
    effects: {
      calendar: '{{name}} has the call in the calendar and calls your number.',
      mail: 'You get an e-mail for your calendar. If you cannot come, say so there.',
    },
  },
  email: {
    title: 'Write to {{name}}',
    subject: 'Subject',
    job: 'About the job',
    noJob: 'No job',
    message: 'Message',
    copy: 'Send me a copy',
    send: 'Send e-mail',
    cancel: common.cancel,
    close: common.close,
    unknown: 'This person is not on your recruitment team. Open the team to see who is.',
    sent: '{{name}} has your message and answers by e-mail.',
    away: '{{name}} is away.',
    coverOffer: '{{name}} answers until then.',
    coverLink: 'Write to {{name}} instead',
    limit: 'You have written ten messages within the hour. Try again later, or call us.',
    left: '{{name}} does not work here any more.',
    effects: {
      mail: '{{name}} gets an e-mail in your name and answers to your address.',
      copy: 'A copy goes to your own address.',
      kept: 'The agency keeps it with the messages of your company.',
    },
  },
});

export const useContactMessages = () => useT(contactMessages);
