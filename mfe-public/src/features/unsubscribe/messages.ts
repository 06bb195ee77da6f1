import { defineMessages, useT } from '@muster/ui';

/** Texts of the unsubscribe page. */
export const unsubscribeMessages = defineMessages('mfe-public-unsubscribe', {
  title: 'Unsubscribe',
  question: 'Stop e-mails from {{agency}}?',
  text: '{{mail}} will get no more e-mails about jobs and news from {{agency}}. E-mails about your account still arrive.',
  confirm: 'Unsubscribe',
  done: 'You are unsubscribed',
  doneText:
    '{{agency}} sends no more e-mails about jobs and news to {{mail}}. To get them again, reply to an earlier e-mail.',
});

/** Texts of the page. */
export const useUnsubscribeMessages = () => useT(unsubscribeMessages);
