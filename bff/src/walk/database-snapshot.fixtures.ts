import mongoose, { mongo } from 'mongoose';

/** Collections that reads may change: sessions, request counters, leases of background jobs. */
const touched: ReadonlySet<string> = new Set([
  'leases',
  'rate_limits',
  'session_payloads',
  'sessions',
]);
/** Time stamps that reads may set on a record. */
const stamps: Readonly<Record<string, readonly string[]>> = {
  users: ['lastSeenAt'],
  access_tokens: ['firstUsedAt', 'lastUsedAt', 'lastIp'],
};

/** Every document of the database: `collection/id` → its content. */
export type Snapshot = ReadonlyMap<string, string>;

export async function takeSnapshot(): Promise<Snapshot> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('No database is connected');
  const found = new Map<string, string>();
  const collections = await db.listCollections().toArray();
  for (const { name } of collections) {
    if (touched.has(name)) continue;
    for await (const document of db.collection(name).find()) {
      for (const stamp of stamps[name] ?? []) delete document[stamp];
      found.set(`${name}/${String(document._id)}`, mongo.BSON.EJSON.stringify(document));
    }
  }
  return found;
}

/** Returns added, changed or removed documents, one per line. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  const lines: string[] = [];
  for (const [key, content] of after) {
    const earlier = before.get(key);
    if (earlier === undefined) lines.push(`added ${key}: ${content.slice(0, 400)}`);
    else if (earlier !== content)
      lines.push(`changed ${key}: ${earlier.slice(0, 400)} → ${content.slice(0, 400)}`);
  }
  for (const key of before.keys()) if (!after.has(key)) lines.push(`removed ${key}`);
  return lines;
}
