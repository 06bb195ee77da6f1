import { defineRoutes } from '../core/routes.ts';

/** Addresses that carry the product but are no screens of it; beside the 177 product routes. */
export const technicalRoutes = defineRoutes('mfe-public', {
  link: {
    path: '/t',
    access: 'public',
    kind: 'page',
    layout: 'guest',
    title: 'Open a link',
    status: 'built',
  },
  openedLink: {
    path: '/t/:handle',
    access: 'public',
    kind: 'page',
    layout: 'guest',
    title: 'Opened link',
    status: 'built',
  },
});

/** Technical pages of the shell itself. */
export const shellTechnicalRoutes = defineRoutes('shell', {
  mailbox: {
    path: '/dev/mailbox',
    access: 'public',
    kind: 'page',
    layout: 'guest',
    title: 'Development mailbox',
    status: 'built',
  },
  invitations: {
    path: '/invitations',
    access: 'session',
    kind: 'page',
    layout: 'guest',
    title: 'Invitations',
    status: 'built',
  },
});
