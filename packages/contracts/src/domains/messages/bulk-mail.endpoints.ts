import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  batchQuery,
  batchRetryAnswer,
  batchUndoAnswer,
  bulkMailAnswer,
  bulkMailSchema,
  messageBatchSchema,
} from './bulk-mail.schemas.ts';

const changed = [{ entity: 'Mail' }, { entity: 'Operation' }] as const;

/** One mail to many people, and its results. */
export const bulkMailEndpoints = {
  send: defineEndpoint({
    name: 'bulkMail.send',
    method: 'POST',
    path: '/candidates/bulk/email',
    access: 'candidate.bulkEmail',
    summary:
      'Writes to each of the selected people, or says who would be left out; many take two people.',
    body: bulkMailSchema,
    response: bulkMailAnswer,
    mayBeLater: true,
    impersonation: 'never',
    changes: [{ entity: 'Mail' }, { entity: 'Operation' }, { entity: 'Approval' }],
    idempotency: 'required',
    errors: [
      'BULK_TOO_LARGE',
      'SELECTION_GREW',
      'OPERATION_RUNNING',
      'INVALID_FILTER',
      'NO_RECIPIENTS',
      'MAIL_QUOTA_REACHED',
      'SECOND_PERSON_REQUIRED',
      'UPLOAD_INCOMPLETE',
      'UPLOAD_EXPIRED',
      'ATTACHMENT_SCAN_PENDING',
      'ATTACHMENT_BLOCKED',
    ],
  }),
  read: defineEndpoint({
    name: 'bulkMail.read',
    method: 'GET',
    path: '/message-batches/:id',
    access: 'message.read',
    summary: 'What became of a mail to many: for each person, those to look at first.',
    params: idParams,
    query: batchQuery,
    response: messageBatchSchema,
    provides: [{ entity: 'Mail' }, { entity: 'Mail', id: 'id' }],
  }),
  retry: defineEndpoint({
    name: 'bulkMail.retry',
    method: 'POST',
    path: '/message-batches/:id/actions/retry',
    access: 'message.retry',
    summary: 'Tries those mails again that could not be delivered, and no others.',
    params: idParams,
    body: z.strictObject({}),
    response: batchRetryAnswer,
    impersonation: 'never',
    changes: changed,
  }),
  undo: defineEndpoint({
    name: 'bulkMail.undo',
    method: 'POST',
    path: '/message-batches/:id/actions/undo',
    access: 'message.cancel',
    summary: 'Takes back those mails that have not left yet, and writes no more.',
    params: idParams,
    body: z.strictObject({}),
    response: batchUndoAnswer,
    impersonation: 'never',
    changes: changed,
  }),
} as const;
