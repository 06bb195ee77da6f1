import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { fileSchema, uploadCreateSchema, uploadPartQuery, uploadSchema } from './files.schemas.ts';

const refusals = ['ATTACHMENT_TYPE_NOT_ALLOWED', 'ATTACHMENT_TOO_LARGE'] as const;

/**
 * File uploads: begin, send the bytes in chunks, complete, then use the id once. Only the uploader
 * can access an upload.
 */
export const fileEndpoints = {
  begin: defineEndpoint({
    name: 'files.begin',
    impersonation: 'act',
    method: 'POST',
    path: '/files',
    access: 'file.upload',
    summary: 'Begins to upload a file.',
    body: uploadCreateSchema,
    response: uploadSchema,
    status: 201,
    errors: [...refusals, 'RATE_LIMITED'],
  }),
  read: defineEndpoint({
    name: 'files.read',
    method: 'GET',
    path: '/files/:id',
    access: 'file.upload',
    summary: 'How far an own upload is.',
    params: idParams,
    response: uploadSchema,
  }),
  send: defineEndpoint({
    name: 'files.send',
    impersonation: 'act',
    method: 'PUT',
    path: '/files/:id/bytes',
    access: 'file.upload',
    summary: 'Appends bytes from an offset on; what has arrived before is skipped.',
    params: idParams,
    query: uploadPartQuery,
    accepts: 'bytes',
    response: uploadSchema,
    errors: ['UPLOAD_INCOMPLETE', 'UPLOAD_EXPIRED', 'ATTACHMENT_TOO_LARGE'],
  }),
  complete: defineEndpoint({
    name: 'files.complete',
    impersonation: 'act',
    method: 'POST',
    path: '/files/:id/actions/complete',
    access: 'file.upload',
    summary: 'Ends an upload: the bytes are checked, and the file accepted or refused.',
    params: idParams,
    body: z.strictObject({}),
    response: fileSchema,
    errors: [...refusals, 'UPLOAD_INCOMPLETE', 'UPLOAD_EXPIRED'],
  }),
} as const;
