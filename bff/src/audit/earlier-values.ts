import { AuditEventModel } from './audit-event.model.ts';
import { AuditValueModel } from './audit-value.model.ts';

/** Field values at a given moment, by record; only records that changed since then. */
export type EarlierValues = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Number of events whose values are read with one command. */
const perRead = 1_000;

/**
 * Returns the values of audited fields at a given moment, for those records of an entity that
 * changed since. A missing record is unchanged. Values erased by anonymisation are unknown: such a
 * record appears as it is now.
 */
export async function earlierValues(
  entity: string,
  moment: Date,
  paths: readonly string[],
): Promise<EarlierValues> {
  const events = await AuditEventModel.find(
    { entity, at: { $gte: moment }, 'changes.path': { $in: [...paths] } },
    { entityId: 1 },
  )
    .sort({ at: 1, _id: 1 })
    .lean();
  const found = new Map<string, Record<string, unknown>>(
    events.map(({ entityId }) => [entityId, {}]),
  );
  for (let at = 0; at < events.length; at += perRead) {
    const some = events.slice(at, at + perRead);
    const values = await AuditValueModel.find(
      { eventId: { $in: some.map(({ _id }) => _id) }, path: { $in: [...paths] } },
      { eventId: 1, path: 1, oldValue: 1 },
    ).lean();
    const orderOf = new Map(
      some.map(({ _id, entityId }, i) => [_id.toHexString(), { entityId, i }]),
    );
    const inOrder = values
      .map((value) => ({ ...value, ...orderOf.get(value.eventId.toHexString()) }))
      .toSorted((a, b) => (a.i ?? 0) - (b.i ?? 0));
    for (const { entityId = '', path, oldValue } of inOrder) {
      const record = found.get(entityId);
      // The value replaced by the first later change is the value at that moment.
      if (record && !(path in record)) record[path] = oldValue;
    }
  }
  return found;
}

/**
 * Returns the time of the first event in the trail, before which nothing is kept; null if there are
 * no events.
 */
export async function trailBegins(): Promise<Date | null> {
  const [first] = await AuditEventModel.find({}, { at: 1 }).sort({ at: 1, _id: 1 }).limit(1).lean();
  return first?.at ?? null;
}
