import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  savedSearchCreateSchema,
  savedSearchDeleteSchema,
  savedSearchSchema,
  savedSearchUpdateSchema,
  savedSearchesSchema,
} from './saved-searches.schemas.ts';

const changes = [{ entity: 'SavedSearch' }] as const;

/** Saved candidate searches that can alert their owner when more candidates match. */
export const savedSearchEndpoints = {
  list: defineEndpoint({
    name: 'savedSearches.list',
    method: 'GET',
    path: '/saved-searches',
    access: 'view.read',
    summary: 'One’s own saved searches over candidates.',
    response: savedSearchesSchema,
    provides: changes,
  }),
  create: defineEndpoint({
    name: 'savedSearches.create',
    impersonation: 'act',
    method: 'POST',
    path: '/saved-searches',
    access: 'view.manage',
    summary:
      'Keeps a search under a name; with an alert its owner is told of everyone who matches later, each once.',
    body: savedSearchCreateSchema,
    response: savedSearchSchema,
    status: 201,
    changes,
  }),
  update: defineEndpoint({
    name: 'savedSearches.update',
    impersonation: 'act',
    method: 'PATCH',
    path: '/saved-searches/:id',
    access: 'view.manage',
    summary: 'Changes a search of one’s own, or turns its alert on or off.',
    params: idParams,
    body: savedSearchUpdateSchema,
    response: savedSearchSchema,
    changes,
    errors: ['VERSION_CONFLICT'],
  }),
  delete: defineEndpoint({
    name: 'savedSearches.delete',
    method: 'DELETE',
    path: '/saved-searches/:id',
    access: 'view.delete',
    summary: 'Removes a search of one’s own; its alert ends with it.',
    params: idParams,
    body: savedSearchDeleteSchema,
    response: savedSearchSchema,
    changes,
    errors: ['VERSION_CONFLICT'],
  }),
} as const;
