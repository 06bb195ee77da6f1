import { defineMessages } from '@muster/ui';

export const lifecycleMessages = defineMessages('kit.lifecycle', {
  failedTitle: 'This page stopped working',
  failedText: 'The rest of Muster goes on. Try again, or go elsewhere and come back.',
  leave: 'Leave without saving?',
});
