import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  healthSchema,
  mailSchema,
  mailSummarySchema,
  mailboxQuery,
  readySchema,
  registryQuery,
  registrySchema,
} from './platform.schemas.ts';

/** Data of the platform about itself. */
export const platformEndpoints = {
  health: defineEndpoint({
    name: 'platform.health',
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'The process is alive.',
    response: healthSchema,
  }),
  ready: defineEndpoint({
    name: 'platform.ready',
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary: 'The process can serve: its database answers.',
    response: readySchema,
    errors: ['UNAVAILABLE'],
  }),
  remotes: defineEndpoint({
    name: 'platform.remotes',
    method: 'GET',
    path: '/remotes',
    access: 'public',
    summary: 'The registry of released remotes, and the release of the shell.',
    query: registryQuery,
    response: registrySchema,
    provides: [{ entity: 'Remote' }],
  }),
} as const;

/** The development mailbox: demo data only, never in production. */
export const mailboxEndpoints = {
  list: defineEndpoint({
    name: 'mailbox.list',
    method: 'GET',
    path: '/dev/mailbox',
    access: 'public',
    summary: 'Mails written lately, newest first.',
    query: mailboxQuery,
    response: z.array(mailSummarySchema),
    provides: [{ entity: 'Mail' }],
    errors: ['FEATURE_DISABLED'],
  }),
  read: defineEndpoint({
    name: 'mailbox.read',
    method: 'GET',
    path: '/dev/mailbox/:id',
    access: 'public',
    summary: 'One mail as it was sent.',
    params: idParams,
    response: mailSchema,
    provides: [{ entity: 'Mail', id: 'id' }],
    errors: ['FEATURE_DISABLED'],
  }),
} as const;
