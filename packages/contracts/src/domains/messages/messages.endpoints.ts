import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { linkParams } from '../links/links.schemas.ts';
import {
  messageCreateSchema,
  mailSenderListSchema,
  messageListSchema,
  messagePatch,
  messagePreviewAnswer,
  messagePreviewSchema,
  messageQuery,
  messageSchema,
  messageSendSchema,
  messageVersionSchema,
  unsubscribeQuestionSchema,
} from './messages.schemas.ts';

const changed = [{ entity: 'Mail', id: 'id' }] as const;

const fileErrors = ['ATTACHMENT_SCAN_PENDING', 'ATTACHMENT_BLOCKED'] as const;
const broughtErrors = [...fileErrors, 'UPLOAD_INCOMPLETE', 'UPLOAD_EXPIRED'] as const;

/** Mails sent by users, and their delivery. */
export const messageEndpoints = {
  list: defineEndpoint({
    name: 'messages.list',
    method: 'GET',
    path: '/messages',
    access: 'message.read',
    summary: 'The newest mails that one wrote; owners and admins see those of everybody.',
    query: messageQuery,
    response: messageListSchema,
    provides: [{ entity: 'Mail' }],
  }),
  create: defineEndpoint({
    name: 'messages.create',
    method: 'POST',
    path: '/messages',
    access: 'message.send',
    summary: 'A draft of a mail to the person of a record.',
    body: messageCreateSchema,
    response: messageSchema,
    status: 201,
    changes: [{ entity: 'Mail' }],
    errors: ['NO_RECIPIENTS', 'CANDIDATE_DO_NOT_CONTACT', ...broughtErrors],
  }),
  preview: defineEndpoint({
    name: 'messages.preview',
    method: 'POST',
    path: '/messages/actions/preview',
    access: 'message.send',
    summary: 'A mail as one person would receive it, and when it would leave; nothing is kept.',
    body: messagePreviewSchema,
    response: messagePreviewAnswer,
    readOnly: true,
  }),
  senders: defineEndpoint({
    name: 'messages.senders',
    method: 'GET',
    path: '/messages/senders',
    access: 'message.send',
    summary: 'The addresses that one may write from: the agency’s first.',
    response: mailSenderListSchema,
    provides: [{ entity: 'Settings' }],
  }),
  read: defineEndpoint({
    name: 'messages.read',
    method: 'GET',
    path: '/messages/:id',
    access: 'message.read',
    summary: 'One mail, with when it leaves and what went wrong.',
    params: idParams,
    response: messageSchema,
    provides: [{ entity: 'Mail', id: 'id' }],
  }),
  update: defineEndpoint({
    name: 'messages.update',
    method: 'PATCH',
    path: '/messages/:id',
    access: 'message.cancel',
    summary: 'Changes a draft.',
    params: idParams,
    body: messagePatch,
    response: messageSchema,
    changes: changed,
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION', ...broughtErrors],
  }),
  send: defineEndpoint({
    name: 'messages.send',
    method: 'POST',
    path: '/messages/:id/actions/send',
    access: 'message.cancel',
    summary: 'Sends a draft after ten seconds, or at the given moment.',
    params: idParams,
    body: messageSendSchema,
    response: messageSchema,
    changes: changed,
    errors: [
      'VERSION_CONFLICT',
      'INVALID_TRANSITION',
      'NO_RECIPIENTS',
      'CANDIDATE_DO_NOT_CONTACT',
      'RECIPIENT_SUPPRESSED',
      ...fileErrors,
    ],
    idempotency: 'required',
  }),
  cancel: defineEndpoint({
    name: 'messages.cancel',
    method: 'POST',
    path: '/messages/:id/actions/cancel',
    access: 'message.cancel',
    summary: 'Takes back a mail that has not left yet.',
    params: idParams,
    body: messageVersionSchema,
    response: messageSchema,
    changes: changed,
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION'],
  }),
  retry: defineEndpoint({
    name: 'messages.retry',
    method: 'POST',
    path: '/messages/:id/actions/retry',
    access: 'message.retry',
    summary: 'Tries a mail again that could not be delivered.',
    params: idParams,
    body: messageVersionSchema,
    response: messageSchema,
    changes: changed,
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION'],
    idempotency: 'required',
  }),
} as const;

const linkErrors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;

/** The page behind the unsubscribe link of mails. */
export const unsubscribeEndpoints = {
  read: defineEndpoint({
    name: 'unsubscribe.read',
    method: 'GET',
    path: '/links/:handle/unsubscribe',
    access: 'public',
    summary:
      'Whose address it is, and whether it still receives mails; needs the cookie of the handle.',
    params: linkParams,
    response: unsubscribeQuestionSchema,
    provides: [{ entity: 'Link', id: 'handle' }],
    errors: linkErrors,
  }),
  confirm: defineEndpoint({
    name: 'unsubscribe.confirm',
    method: 'POST',
    path: '/links/:handle/actions/unsubscribe',
    access: 'public',
    summary: 'No more mails about jobs and news to this address.',
    params: linkParams,
    response: unsubscribeQuestionSchema,
    changes: [{ entity: 'Link', id: 'handle' }],
    errors: linkErrors,
  }),
} as const;
