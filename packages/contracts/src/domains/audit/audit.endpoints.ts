import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { auditChainSchema, auditListQuery, auditListSchema } from './audit.schemas.ts';

const events = [{ entity: 'AuditEvent' }] as const;

/** The activity log. */
export const auditEndpoints = {
  list: defineEndpoint({
    name: 'audit.list',
    method: 'GET',
    path: '/audit-events',
    access: 'audit.list',
    summary: 'Who did what, newest first, within the reader’s scope.',
    query: auditListQuery,
    response: auditListSchema,
    provides: events,
  }),
  chain: defineEndpoint({
    name: 'audit.chain',
    method: 'GET',
    path: '/audit-events/chain',
    access: 'audit.verify',
    summary: 'How far the log is sealed and what the last check found.',
    response: auditChainSchema,
    provides: events,
  }),
  check: defineEndpoint({
    name: 'audit.check',
    method: 'POST',
    path: '/audit-events/chain/actions/check',
    access: 'audit.verify',
    summary: 'Reads the whole chain now and notes the result.',
    body: z.strictObject({}),
    response: auditChainSchema,
    changes: events,
    errors: ['RATE_LIMITED'],
  }),
} as const;
