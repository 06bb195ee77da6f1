import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  fileRequestCreateSchema,
  fileRequestSchema,
  fileRequestVersionSchema,
} from './file-requests.schemas.ts';

// Requests appear in the candidate's file list.
const changes = [{ entity: 'Attachment' }] as const;

/** Files requested from candidates. */
export const fileRequestEndpoints = {
  create: defineEndpoint({
    name: 'fileRequests.create',
    method: 'POST',
    path: '/candidates/:id/file-requests',
    access: 'attachment.request',
    summary: 'Asks a candidate for a file of a type by a day, by mail and on their pages.',
    params: idParams,
    body: fileRequestCreateSchema,
    response: fileRequestSchema,
    status: 201,
    changes,
    errors: ['SELF_RECORD'],
  }),
  withdraw: defineEndpoint({
    name: 'fileRequests.withdraw',
    method: 'POST',
    path: '/file-requests/:id/actions/withdraw',
    access: 'attachment.request',
    summary: 'Asks no longer.',
    params: idParams,
    body: fileRequestVersionSchema,
    response: fileRequestSchema,
    changes,
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'SELF_RECORD'],
  }),
} as const;
