import type { auditEndpoints } from '@muster/contracts';
import { AuditEventModel, type AuditEvent } from '../../audit/audit-event.model.ts';
import { keysetPage } from '../../db/keyset.ts';
import type { ListService } from '../../lists/list-source.ts';
import { auditFilter } from './audit-filter.ts';
import { serializeEvents } from './audit.serializer.ts';

/** Lists who did what in a period, as one cursor page. */
export const listEvents: ListService<typeof auditEndpoints.list> = async (
  ctx,
  { query },
  counting,
) => {
  const { cursor, limit, sort, ...list } = query;
  const { filter, period } = await auditFilter(ctx, list);
  const [{ rows, page }, actions] = await Promise.all([
    keysetPage<AuditEvent, 'at'>(AuditEventModel, {
      filter,
      sort: sort as 'at' | '-at',
      fields: { at: 'at' },
      limit,
      ...counting,
      cursor,
      list,
    }),
    AuditEventModel.distinct('action', period),
  ]);
  return { data: await serializeEvents(ctx.actor, rows), page, groups: groupsOf(actions) };
};

/** `candidate.update_rates` → `candidate`. */
const groupsOf = (actions: readonly string[]): string[] =>
  [...new Set(actions.map((action) => action.split('.')[0] ?? action))].toSorted();
