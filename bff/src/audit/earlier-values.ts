import { AuditEventModel } from './audit-event.model.ts';
import { AuditValueModel } from './audit-value.model.ts';

/** What fields of records held at a moment, by record: of those alone that changed since. */
export type EarlierValues = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** How many events' values are read with one command. */
const perRead = 1_000;

/**
 * What audited fields held at a moment, of the records of one entity of which any changed since. A
 * record that is not among the answers stands as it stood. Values that were erased with their
 * person are not known: such a record is told as it is now.
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
      // What the first change since replaced is what stood there at the moment.
      if (record && !(path in record)) record[path] = oldValue;
    }
  }
  return found;
}

/** When the trail begins: of what happened before, nothing is kept any more; null without any. */
export async function trailBegins(): Promise<Date | null> {
  const [first] = await AuditEventModel.find({}, { at: 1 }).sort({ at: 1, _id: 1 }).limit(1).lean();
  return first?.at ?? null;
}
