import { common, defineMessages, useT } from '@muster/ui';

/** Texts of former contractors, and of requesting them again. */
const pastMessages = defineMessages('mfe-client-dashboard-past', {
  title: 'Past contractors',
  subtitle: 'People who worked for you through the agency',
  empty: {
    title: 'No past contractors.',
    text: 'When a contractor’s work for you ends, they appear here, and you can ask for them again.',
  },
  erased: 'Name removed',
  period: '{{from}} – {{to}}',
  supervisor: 'Led by {{name}}',
  rating: 'Your rating',
  ask: 'Ask again',
  askFor: 'Ask again: {{name}}',
  asked: 'Asked on {{date}}',
  manager: 'Talk with your account manager',
  dialog: {
    title: 'Work with {{name}} again',
    message: 'What you need them for',
    from: 'From when',
    send: 'Send request',
    cancel: common.cancel,
    done: 'Your account manager has your request and answers by e-mail.',
    limit: 'You have written ten messages within the hour. Try again later, or call us.',
    effects: {
      manager: 'Your account manager gets an e-mail and a task for tomorrow.',
      asks: 'The agency asks {{name}} whether they are free. This is not a booking yet.',
    },
  },
});

export const usePastMessages = () => useT(pastMessages);
