import mongoose from 'mongoose';

interface Row {
  _id: unknown;
  subjectType?: string;
  subjectId?: unknown;
  entity?: string;
  recordId?: unknown;
  [field: string]: unknown;
}

/** Kinds of records, with the collection that holds them. */
const kinds = { candidate: 'candidates', job: 'jobs', company: 'companies' } as const;
/** Fields with the time of an event in a record. */
const moments = ['createdAt', 'at', 'addedAt', 'sentAt', 'askedAt', 'happenedAt', 'doneAt'];
/** Collections that are written while the data are generated, with no times of the story. */
const untold = new Set(['outbox', 'audit_values']);

/** Returns entries that are older than the candidate, job or client that they are about. */
export async function olderThanRecord(): Promise<{ checked: number; faults: string[] }> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('There is no database');
  const names = (await db.listCollections().toArray()).map(({ name }) => name);
  const rowsOf = (name: string) => db.collection<Row>(name).find({}).toArray();
  const faults: string[] = [];
  let checked = 0;
  for (const [kind, collection] of Object.entries(kinds)) {
    const began = new Map(
      (await rowsOf(collection)).map(({ _id, createdAt }) => [String(_id), createdAt]),
    );
    for (const name of names.filter((one) => one !== collection && !untold.has(one)))
      for (const row of await rowsOf(name)) {
        const since = began.get(aboutOf(row, kind));
        if (!(since instanceof Date)) continue;
        for (const field of moments) {
          const at = row[field];
          if (!(at instanceof Date)) continue;
          checked += 1;
          // Only the day is compared, because most times are set to office hours of a day.
          if (dayOf(at) < dayOf(since))
            faults.push(`${name}.${field} of ${dayOf(at)}: the ${kind} is of ${dayOf(since)}`);
        }
      }
  }
  return { checked, faults };
}

function aboutOf(row: Row, kind: string): string {
  const id =
    row[`${kind}Id`] ??
    (row.subjectType === kind ? row.subjectId : undefined) ??
    (row.entity === kind ? (row.recordId ?? row['entityId']) : undefined);
  return String(id);
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
