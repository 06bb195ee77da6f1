import type { Domain } from '../domain.ts';
import { messageRoutes } from './messages.router.ts';
import { mintUnsubscribe } from './unsubscribe.ts';

export const messagesDomain: Domain = {
  name: 'messages',
  routes: messageRoutes,
  tokens: { unsubscribe: mintUnsubscribe },
};
