import { defineRoutes } from '../core/routes.ts';

/**
 * Separate from the other routes of mfe-team: pages of all audiences link here, including first
 * pages.
 */
export const chatRoutes = defineRoutes('mfe-team', {
  chat: {
    path: '/chat',
    access: 'any',
    kind: 'page',
    layout: 'by-role',
    title: 'Chat',
    status: 'built',
    permission: 'chat.use',
  },
});
