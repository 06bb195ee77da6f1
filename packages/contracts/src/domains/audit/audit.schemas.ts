import { z } from 'zod';
import { anyOf, filterKey, listOf, listQuery } from '../../core/pagination.ts';
import { dateSchema, idSchema, text, timestampSchema } from '../../core/primitives.ts';

/** Why values of a change are withheld: hidden from this reader, or erased with the person. */
export const withheldReasons = ['reader', 'erased'] as const;

export const auditActorKinds = ['user', 'guest', 'system', 'job'] as const;

/** A changed field. `secret`: it changed, but the values are hidden. */
export const auditChangeSchema = z.object({
  path: z.string(),
  secret: z.boolean(),
  /** Formatted as text for a reader; null if absent or withheld. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Null: nothing is withheld. */
  withheld: z.enum(withheldReasons).nullable(),
});

/** One event of the activity log, as its reader may see it. */
export const auditEventSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  /** Position in the sealed chain; null for the few seconds before it is sealed. */
  seq: z.number().int().nullable(),
  actorKind: z.enum(auditActorKinds),
  /** The person in whose name it happened; null for the system and for visitors. */
  actor: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** The real user during impersonation. */
  realActor: z.object({ id: idSchema, name: z.string() }).nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** Name of the record, even if it has since been deleted. */
  entityName: z.string().nullable(),
  /** The record that it belongs to: the subject of a note or a task. */
  subject: z.object({ entity: z.string(), id: z.string(), name: z.string().nullable() }).nullable(),
  changes: z.array(auditChangeSchema),
  /** The source address; null for work not caused by a request. */
  ip: z.string().nullable(),
  requestId: z.string(),
});
export type AuditEventView = z.infer<typeof auditEventSchema>;

/** Newest first. `filter[from]` and `filter[to]` are days; without them, the last 30 days. */
export const auditListQuery = listQuery({
  sorts: ['at'],
  defaultSort: '-at',
  filters: {
    actor: idSchema,
    /** First part of the action: `candidate`, `user`, `impersonation`. */
    group: z.string().regex(/^[a-z_]{1,40}$/),
    entity: z.string().regex(/^[A-Za-z_]{1,40}$/),
    entityId: text(64, 1),
    impersonated: anyOf(['true']),
    from: dateSchema,
    to: dateSchema,
  },
});
export const auditListSchema = listOf(auditEventSchema).extend({
  /** Action groups that occur in the period, for the filter. */
  groups: z.array(z.string()),
});

/** The state of the chain and the result of the nightly check. */
export const auditChainSchema = z.object({
  /** Events sealed so far. */
  sealed: z.number().int(),
  /** Events not sealed yet. */
  unsealed: z.number().int(),
  lastCheck: z
    .object({
      at: timestampSchema,
      intact: z.boolean(),
      events: z.number().int(),
      /** Where and why the chain is broken. */
      brokenAt: z.number().int().nullable(),
      reason: z.enum(['gap', 'hash', 'value', 'end', 'anchor']).nullable(),
    })
    .nullable(),
  /** The end of the chain as recorded outside of it, latest first. */
  anchors: z.array(z.object({ at: timestampSchema, seq: z.number().int(), hash: z.string() })),
});
export type AuditChainView = z.infer<typeof auditChainSchema>;

export const auditFilterKeys = {
  actor: filterKey('actor'),
  group: filterKey('group'),
  entity: filterKey('entity'),
  entityId: filterKey('entityId'),
  impersonated: filterKey('impersonated'),
  from: filterKey('from'),
  to: filterKey('to'),
} as const;
