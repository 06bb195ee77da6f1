import { defineMessages } from '@muster/ui';

export const differenceMessages = defineMessages('blocks-difference', {
  added: 'added',
  removed: 'removed',
  same: 'The text is the same.',
});
