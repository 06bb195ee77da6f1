import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  exportCreateSchema,
  exportListSchema,
  exportRemovedSchema,
  exportSchema,
} from './exports.schemas.ts';

const changed = [{ entity: 'Export', id: 'id' }] as const;

/**
 * CSV exports of lists, created in the background. Each belongs to the person in the current role.
 */
export const exportEndpoints = {
  create: defineEndpoint({
    name: 'exports.create',
    method: 'POST',
    path: '/exports',
    access: 'export.create',
    summary: 'Begins to write a list into a CSV file.',
    body: exportCreateSchema,
    response: exportSchema,
    status: 202,
    changes: [{ entity: 'Export' }],
    errors: [
      'RATE_LIMITED',
      'OPERATION_RUNNING',
      'INVALID_SORT',
      'INVALID_FILTER',
      'VALIDATION_FAILED',
    ],
  }),
  list: defineEndpoint({
    name: 'exports.list',
    method: 'GET',
    path: '/exports',
    access: 'export.create',
    summary: 'The own exports of the last days, newest first.',
    response: exportListSchema,
    provides: [{ entity: 'Export' }],
  }),
  read: defineEndpoint({
    name: 'exports.read',
    method: 'GET',
    path: '/exports/:id',
    access: 'export.create',
    summary: 'How far an export is.',
    params: idParams,
    response: exportSchema,
    provides: [{ entity: 'Export', id: 'id' }],
  }),
  cancel: defineEndpoint({
    name: 'exports.cancel',
    method: 'POST',
    path: '/exports/:id/actions/cancel',
    access: 'export.create',
    summary: 'Ends an export that is not finished; nothing of it stays.',
    params: idParams,
    body: z.strictObject({}),
    response: exportSchema,
    changes: changed,
    errors: ['INVALID_TRANSITION'],
  }),
  remove: defineEndpoint({
    name: 'exports.remove',
    method: 'DELETE',
    path: '/exports/:id',
    access: 'export.create',
    summary: 'Removes an export that is over, with its file.',
    params: idParams,
    response: exportRemovedSchema,
    changes: changed,
    errors: ['INVALID_TRANSITION'],
  }),
  download: defineEndpoint({
    name: 'exports.download',
    method: 'GET',
    path: '/exports/:id/file',
    access: 'export.create',
    summary: 'The file.',
    params: idParams,
    response: z.object({}),
    answers: 'file',
    impersonation: 'never',
    errors: ['EXPORT_EXPIRED'],
  }),
} as const;
