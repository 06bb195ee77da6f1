import { defineMessages, useT } from '@muster/ui';

/** Texts of a supervisor's opinion on a contractor, behind a mailed link. */
const inputMessages = defineMessages('mfe-public-evaluation-input', {
  document: 'Your view',
  title: 'How is the work with {{name}}?',
  lead: '{{job}}, {{number}}',
  period: 'Asked about {{from}} to {{to}}',
  asks: '{{name}} of {{agency}} asks for your view.',
  asksAgency: '{{agency}} asks for your view.',
  text: 'Your view',
  help: 'What goes well, what could be better, and what should this person work on next?',
  send: 'Send your view',
  until: 'You can answer until {{when}}. What you write is saved as a draft.',
  reads:
    '{{agency}} reads it once you send it. {{name}} reads it with your name when the evaluation is shared. You can send it once.',
  thanks: {
    title: 'Thank you for your view',
    text: '{{agency}} has it and takes it into the evaluation of {{name}}.',
    closed: 'You can close this page. The link is used up.',
  },
  answered: {
    title: 'You have given your view',
    text: '{{agency}} received it on {{date}}. If you want to add something, reply to the e-mail.',
  },
  over: {
    title: 'Your view is not awaited now',
    text: 'The review of {{name}} is closed at the moment. If you still want to say something, reply to the e-mail from {{agency}}.',
  },
});

export const useInputMessages = () => useT(inputMessages);
