import { defineMessages } from '@muster/ui';

/** What the way into the palette says; the rest comes with the palette itself. */
export const triggerMessages = defineMessages('shell-palette-trigger', {
  open: 'Search people, jobs and clients, or run an action',
  openPlain: 'Go to a screen or run an action',
  lost: 'The search could not be loaded. Check your connection, then try again.',
});
