import { defineEndpoint } from '../../core/endpoint.ts';
import { chatThreadListQuery, chatThreadListSchema } from './chat.schemas.ts';

/** By itself: it is read on pages that show conversations and take part in none. */
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
