import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  receivedBodySchema,
  receivedFileSchema,
  receivedMailSchema,
  receivedVersionSchema,
  waitingMailListSchema,
} from './inbox.schemas.ts';

const changed = [
  { entity: 'ReceivedMail', id: 'id' },
  { entity: 'Attachment' },
  { entity: 'Candidate' },
] as const;

/** Received mails. */
export const inboxEndpoints = {
  list: defineEndpoint({
    name: 'receivedMails.list',
    method: 'GET',
    path: '/received-mails',
    access: 'receivedMail.sort',
    summary: 'Mails that answer none of ours and wait for a person, the newest first.',
    response: waitingMailListSchema,
    provides: [{ entity: 'ReceivedMail' }],
  }),
  body: defineEndpoint({
    name: 'receivedMails.body',
    method: 'GET',
    path: '/received-mails/:id/body',
    access: 'candidate.readMessages',
    summary: 'A mail in its own format, cleaned of what runs or loads.',
    params: idParams,
    response: receivedBodySchema,
    provides: [{ entity: 'ReceivedMail', id: 'id' }],
  }),
  file: defineEndpoint({
    name: 'receivedMails.file',
    method: 'POST',
    path: '/received-mails/:id/actions/file',
    access: 'receivedMail.sort',
    summary: 'Puts a mail that waits on the record of a candidate, with its files.',
    params: idParams,
    body: receivedFileSchema,
    response: receivedMailSchema,
    changes: changed,
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION'],
  }),
  dismiss: defineEndpoint({
    name: 'receivedMails.dismiss',
    method: 'POST',
    path: '/received-mails/:id/actions/dismiss',
    access: 'receivedMail.sort',
    summary: 'Takes a mail that concerns no record out of the list; its files are removed.',
    params: idParams,
    body: receivedVersionSchema,
    response: receivedMailSchema,
    changes: [{ entity: 'ReceivedMail', id: 'id' }],
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION'],
  }),
} as const;
