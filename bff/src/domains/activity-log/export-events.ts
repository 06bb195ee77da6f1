import { limits } from '@muster/contracts';
import type { auditEndpoints, AuditEventView } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import type { AuditEvent } from '../../audit/audit-event.model.ts';
import { audit } from '../../audit/audit.service.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { Service } from '../../http/mount.ts';
import { auditFilter } from './audit-filter.ts';
import { serializeEvents } from './audit.serializer.ts';
import { csvOf } from './csv.ts';
import { dayIn } from '../../db/zoned-day.ts';

const hour = 3_600_000;
const batch = 1000;
const { exportRows, perHour } = limits.audit;

const header = [
  ...['number', 'at', 'kind', 'person', 'acting_as', 'action'],
  ...['record', 'record_id', 'record_name', 'changes', 'ip', 'request'],
];

/** The filtered log as CSV, newest first, up to the limit of rows. The export is logged itself. */
export const exportEvents: Service<typeof auditEndpoints.export> = async (ctx, { query }) => {
  const { actor, session } = ctx;
  await ctx.limit('audit-export', actor.userId.toHexString(), perHour.exports, hour);
  const { filter } = await auditFilter(ctx, query);
  const found = await AuditEventModel.find(filter)
    .sort({ at: -1, _id: -1 })
    .limit(exportRows + 1)
    .lean<AuditEvent[]>();
  const events = found.slice(0, exportRows);
  const parts = [csvOf([header])];
  for (let i = 0; i < events.length; i += batch) {
    ctx.signal.throwIfAborted();
    const views = await serializeEvents(actor, events.slice(i, i + batch));
    parts.push(csvOf(views.map(rowOf)));
  }
  await transact(ctx, (tx) =>
    audit(tx, {
      action: 'audit.export',
      entity: 'audit',
      entityId: 'log',
      changes: [
        { path: 'filters', before: null, after: query },
        { path: 'rows', before: null, after: events.length },
      ],
    }),
  );
  const today = dayIn(session.user.timeZone ?? 'UTC', new Date());
  return {
    fileName: `activity-log-${today}.csv`,
    csv: parts.join(''),
    rows: events.length,
    truncated: found.length > exportRows,
  };
};

function rowOf(event: AuditEventView): (string | number | null)[] {
  const who = event.realActor ?? event.actor;
  return [
    event.seq,
    event.at,
    event.actorKind,
    who?.name ?? null,
    event.realActor ? (event.actor?.name ?? null) : null,
    event.action,
    event.entity,
    event.entityId,
    event.entityName ?? event.subject?.name ?? null,
    event.changes.map(changeOf).join('; '),
    event.ip,
    event.requestId,
  ];
}

function changeOf({ path, secret, before, after, withheld }: AuditEventView['changes'][number]) {
  if (secret) return `${path} changed`;
  if (withheld) return `${path} (${withheld === 'erased' ? 'erased' : 'not shown'})`;
  return `${path}: ${before ?? '-'} → ${after ?? '-'}`;
}
