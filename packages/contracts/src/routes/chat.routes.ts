import { defineRoutes } from '../core/routes.ts';

/** Of mfe-team, apart from its others: pages of all audiences lead there, and first ones among them. */
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
