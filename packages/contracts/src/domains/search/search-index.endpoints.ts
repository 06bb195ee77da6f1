import { defineEndpoint } from '../../core/endpoint.ts';
import { indexRebuildBody, searchIndexSchema } from './search-index.schemas.ts';

const index = [{ entity: 'SearchIndex' }] as const;

/** The search index: its state, and rebuilding it. */
export const searchIndexEndpoints = {
  read: defineEndpoint({
    name: 'searchIndex.read',
    method: 'GET',
    path: '/search/index',
    access: 'settings.manage',
    summary: 'Documents by kind, age, memory, the last error and the last rebuild.',
    response: searchIndexSchema,
    provides: index,
  }),
  rebuild: defineEndpoint({
    name: 'searchIndex.rebuild',
    method: 'POST',
    path: '/search/index/actions/rebuild',
    access: 'settings.manage',
    summary:
      'Fills one kind or all anew in every server process; the old stays until the new is in.',
    body: indexRebuildBody,
    response: searchIndexSchema,
    changes: index,
    errors: ['OPERATION_RUNNING'],
  }),
} as const;
