import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  catalogueReasonSchema,
  reasonCatalogueSchema,
  reasonCreateSchema,
  reasonListQuery,
  reasonListSchema,
  reasonOrderSchema,
  reasonPatch,
} from './reasons.schemas.ts';

const changed = [{ entity: 'Reason' }] as const;

/** The catalogue of reasons. */
export const reasonEndpoints = {
  list: defineEndpoint({
    name: 'reasons.list',
    method: 'GET',
    path: '/reasons',
    access: 'reason.list',
    summary: 'The reasons for one kind of ending.',
    query: reasonListQuery,
    response: reasonListSchema,
    provides: [{ entity: 'Reason' }],
  }),
  catalogue: defineEndpoint({
    name: 'reasons.catalogue',
    method: 'GET',
    path: '/reasons/catalogue',
    access: 'reason.manage',
    summary: 'Every reason, in use or not, by context.',
    response: reasonCatalogueSchema,
    provides: changed,
  }),
  create: defineEndpoint({
    name: 'reasons.create',
    method: 'POST',
    path: '/reasons',
    access: 'reason.manage',
    summary: 'Adds a reason at the end of its context.',
    body: reasonCreateSchema,
    response: catalogueReasonSchema,
    status: 201,
    changes: changed,
  }),
  update: defineEndpoint({
    name: 'reasons.update',
    method: 'PATCH',
    path: '/reasons/:id',
    access: 'reason.manage',
    summary: 'Changes a reason, takes it out of use or back. Records that name it go on naming it.',
    params: idParams,
    body: reasonPatch,
    response: catalogueReasonSchema,
    changes: changed,
    errors: ['VERSION_CONFLICT'],
  }),
  order: defineEndpoint({
    name: 'reasons.order',
    method: 'PUT',
    path: '/reasons/order',
    access: 'reason.manage',
    summary: 'Puts the reasons of a context in order.',
    body: reasonOrderSchema,
    response: reasonCatalogueSchema,
    changes: changed,
    errors: ['VERSION_CONFLICT'],
  }),
} as const;
