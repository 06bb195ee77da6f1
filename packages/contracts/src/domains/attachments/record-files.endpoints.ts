import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { attachmentCreateErrors } from './attachments.endpoints.ts';
import {
  attachmentCreatedSchema,
  recordAttachmentCreateSchema,
  recordAttachmentListSchema,
} from './attachments.schemas.ts';

/** Files on jobs and clients; the attachment endpoints act on a single file. */
export const recordFileEndpoints = {
  ofJob: defineEndpoint({
    name: 'recordFiles.ofJob',
    method: 'GET',
    path: '/jobs/:id/attachments',
    access: 'attachment.readInternal',
    summary: 'The files of a job that the reader may see.',
    params: idParams,
    response: recordAttachmentListSchema,
    provides: [{ entity: 'Attachment' }],
  }),
  attachToJob: defineEndpoint({
    name: 'recordFiles.attachToJob',
    impersonation: 'act',
    method: 'POST',
    path: '/jobs/:id/attachments',
    access: 'attachment.upload',
    summary: 'Puts an uploaded file on a job.',
    params: idParams,
    body: recordAttachmentCreateSchema,
    response: attachmentCreatedSchema,
    status: 201,
    changes: [{ entity: 'Attachment' }],
    errors: attachmentCreateErrors,
  }),
  ofCompany: defineEndpoint({
    name: 'recordFiles.ofCompany',
    method: 'GET',
    path: '/companies/:id/attachments',
    access: 'attachment.readInternal',
    summary: 'The files of a company that the reader may see.',
    params: idParams,
    response: recordAttachmentListSchema,
    provides: [{ entity: 'Attachment' }],
  }),
  attachToCompany: defineEndpoint({
    name: 'recordFiles.attachToCompany',
    impersonation: 'act',
    method: 'POST',
    path: '/companies/:id/attachments',
    access: 'attachment.upload',
    summary: 'Puts an uploaded file on a company.',
    params: idParams,
    body: recordAttachmentCreateSchema,
    response: attachmentCreatedSchema,
    status: 201,
    changes: [{ entity: 'Attachment' }],
    errors: attachmentCreateErrors,
  }),
} as const;
