import { defineMessages } from '@muster/ui';

export const lifecycleMessages = defineMessages('kit.lifecycle', {
  failedTitle: 'This page stopped working',
  failedText: 'The rest of Muster goes on. Try again, or go elsewhere and come back.',
  lostTitle: 'This page did not arrive',
  lostText:
    'A part of it could not be loaded. The rest of Muster goes on. Check your connection, then try again; if that changes nothing, reload the page.',
  leave: 'Leave without saving?',
});
