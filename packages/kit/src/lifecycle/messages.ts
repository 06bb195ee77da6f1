import { defineMessages } from '@muster/ui';

export const lifecycleMessages = defineMessages('kit.lifecycle', {
  failedTitle: 'This page stopped working',
  failedText: 'The rest of Muster keeps working. Try again, or open another page and come back.',
  lostTitle: 'This page could not be loaded',
  lostText:
    'Part of it could not be loaded. The rest of Muster keeps working. Check your connection and try again. If that does not help, reload the page.',
  leave: 'Leave without saving?',
});
