import { defineMessages } from '@muster/ui';

/** Texts of the button that opens the palette; the others are loaded with the palette. */
export const triggerMessages = defineMessages('shell-palette-trigger', {
  open: 'Search people, jobs and clients, or run an action',
  openPlain: 'Go to a screen or run an action',
  lost: 'The search could not be loaded. Check your connection, then try again.',
});
