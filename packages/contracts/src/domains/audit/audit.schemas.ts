import { z } from 'zod';
import { anyOf, filterKey, listOf, listQuery } from '../../core/pagination.ts';
import { dateSchema, idSchema, text, timestampSchema } from '../../core/primitives.ts';

/** Why the values of a change are not told: not for this reader, or erased with the person. */
export const withheldReasons = ['reader', 'erased'] as const;

export const auditActorKinds = ['user', 'guest', 'system', 'job'] as const;

/** A changed field. `secret`: it changed, but the values are hidden. */
export const auditChangeSchema = z.object({
  path: z.string(),
  secret: z.boolean(),
  /** As text for a reader; null when absent or withheld. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Null: what there is, is told. */
  withheld: z.enum(withheldReasons).nullable(),
});

/** One event of the activity log, as its reader may see it. */
export const auditEventSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  /** Place in the sealed chain; null for the few seconds before it is sealed. */
  seq: z.number().int().nullable(),
  actorKind: z.enum(auditActorKinds),
  /** In whose name; null for the system and for visitors. */
  actor: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Who really sat there while acting as another person. */
  realActor: z.object({ id: idSchema, name: z.string() }).nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** What the record is called, also when it is gone by now. */
  entityName: z.string().nullable(),
  /** The record it belongs to: the subject of a note or a task. */
  subject: z.object({ entity: z.string(), id: z.string(), name: z.string().nullable() }).nullable(),
  changes: z.array(auditChangeSchema),
  /** Where it came from; null for work that no request asked for. */
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

/** The state of the chain: what the nightly check found. */
export const auditChainSchema = z.object({
  /** Events sealed so far. */
  sealed: z.number().int(),
  /** Waiting for the sealer. */
  unsealed: z.number().int(),
  lastCheck: z
    .object({
      at: timestampSchema,
      intact: z.boolean(),
      events: z.number().int(),
      /** Where and why it breaks. */
      brokenAt: z.number().int().nullable(),
      reason: z.enum(['gap', 'hash', 'value', 'end', 'anchor']).nullable(),
    })
    .nullable(),
  /** The end of the chain as it was noted outside of it, latest first. */
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
