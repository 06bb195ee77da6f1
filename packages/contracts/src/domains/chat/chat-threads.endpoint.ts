import { defineEndpoint } from '../../core/endpoint.ts';
import { chatThreadListQuery, chatThreadListSchema } from './chat.schemas.ts';

/** A separate module: pages that only list conversations use it. */
export const chatThreadsEndpoint = defineEndpoint({
  name: 'chat.threads',
  method: 'GET',
  path: '/chat/threads',
  access: 'chat.use',
  summary: 'The reader’s conversations, the latest first.',
  query: chatThreadListQuery,
  response: chatThreadListSchema,
  provides: [{ entity: 'ChatThread' }],
  errors: ['INVALID_CURSOR'],
});
