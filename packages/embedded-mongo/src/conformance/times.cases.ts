import { Timestamp, type Document } from 'mongodb';
import { batchOf, custom } from './tables.ts';
import { expectRefusal, expectSame } from './compare.ts';
import type { ConformanceCase, Place } from './conformance-case.ts';
import { binary, long, stamp } from './values.ts';

// https://www.mongodb.com/docs/manual/reference/command/#response

const ONE = { docs: [{ a: 1 }] };

const timeOf = (reply: Document): Timestamp => reply['operationTime'] as Timestamp;
const clusterTimeOf = (reply: Document): Timestamp =>
  (reply['$clusterTime'] as Document)['clusterTime'] as Timestamp;

const later = (time: Timestamp, seconds: number): Timestamp =>
  stamp(time.getHighBitsUnsigned() + seconds, 1);

const insert = (place: Place): Promise<Document> =>
  place.command({ insert: place.collection, documents: [{}] });

const reads = (place: Place, readConcern: Document): Promise<Document> =>
  place.command({ find: place.collection, readConcern });

/** Sends a command as a client that knows a time from elsewhere. */
const pingAt = (place: Place, clusterTime: Timestamp): Promise<Document> =>
  place.client.withSession(async (session) => {
    session.advanceClusterTime({
      clusterTime,
      signature: { hash: binary('00'.repeat(20)), keyId: long(0) },
    });
    return place.command({ ping: 1 }, session);
  });

/** Checks that a read concern is refused. */
const refuses = (name: string, readConcern: Document, code: number): ConformanceCase =>
  custom(name, ONE, (place) => expectRefusal(() => reads(place, readConcern), { code }));

/** Checks that every command returns the times. */
const tells = (name: string, body: (place: Place) => Document): ConformanceCase =>
  custom(`${name} tells operationTime and $clusterTime`, ONE, async (place) => {
    const reply = await place.command(body(place));
    expect(timeOf(reply)).toBeInstanceOf(Timestamp);
    expect(clusterTimeOf(reply).greaterThanOrEqual(timeOf(reply))).toBe(true);
    expectSame(Object.keys(reply['$clusterTime'] as Document).toSorted(), [
      'clusterTime',
      'signature',
    ]);
  });

export const cases: ConformanceCase[] = [
  tells('ping', () => ({ ping: 1 })),
  tells('hello', () => ({ hello: 1 })),
  tells('find', ({ collection }) => ({ find: collection })),
  tells('insert', ({ collection }) => ({ insert: collection, documents: [{}] })),
  tells('aggregate', ({ collection }) => ({ aggregate: collection, pipeline: [], cursor: {} })),
  tells('createIndexes', ({ collection }) => ({
    createIndexes: collection,
    indexes: [{ key: { a: 1 }, name: 'a' }],
  })),
  custom('a refused command tells the times', ONE, (place) =>
    expectRefusal(() => place.command({ nothing: 1 }), { code: 59, parts: {} }),
  ),
  custom('each write has a later time', ONE, async (place) => {
    const first = timeOf(await insert(place));
    const second = timeOf(await insert(place));
    expect(second.greaterThan(first)).toBe(true);
  }),
  custom('a read tells a time that is not before the last write', ONE, async (place) => {
    const written = timeOf(await insert(place));
    expect(timeOf(await reads(place, {})).greaterThanOrEqual(written)).toBe(true);
  }),
  custom('a read after the time of a write', ONE, async (place) => {
    const written = timeOf(await insert(place));
    const reply = await reads(place, { afterClusterTime: written });
    expect(timeOf(reply).greaterThanOrEqual(written)).toBe(true);
    expect(batchOf(reply)).toHaveLength(2);
  }),
  custom(
    'a client brings a later time along',
    ONE,
    async (place) => {
      const told = later(clusterTimeOf(await insert(place)), 2);
      const reply = await pingAt(place, told);
      expect(clusterTimeOf(reply).greaterThanOrEqual(told)).toBe(true);
    },
    'embedded',
  ),
  custom(
    'a time more than a year ahead is not taken over',
    ONE,
    async (place) => {
      const told = later(clusterTimeOf(await insert(place)), 2 * 366 * 24 * 60 * 60);
      await expectRefusal(() => pingAt(place, told), { code: 206 });
    },
    'embedded',
  ),
  custom('a causally consistent session reads what it wrote', ONE, (place) =>
    place.client.withSession({ causalConsistency: true }, async (session) => {
      const own = place.client.db(place.database).collection(place.collection);
      await own.insertOne({ b: 1 }, { session });
      expect(session.operationTime).toBeInstanceOf(Timestamp);
      expect(session.clusterTime?.clusterTime).toBeInstanceOf(Timestamp);
      expect(await own.countDocuments({ b: 1 }, { session })).toBe(1);
    }),
  ),
  custom('the time of a session carries over to another one', ONE, async (place) => {
    const own = place.client.db(place.database).collection(place.collection);
    const first = place.client.startSession();
    await own.insertOne({ b: 1 }, { session: first });
    const second = place.client.startSession();
    second.advanceClusterTime(first.clusterTime!);
    second.advanceOperationTime(first.operationTime!);
    expect(await own.countDocuments({ b: 1 }, { session: second })).toBe(1);
    await first.endSession();
    await second.endSession();
  }),
  custom('$$CLUSTER_TIME is the time of the cluster', ONE, async (place) => {
    const before = clusterTimeOf(await insert(place));
    const [doc] = batchOf(
      await place.command({
        aggregate: place.collection,
        pipeline: [{ $limit: 1 }, { $project: { _id: 0, t: '$$CLUSTER_TIME' } }],
        cursor: {},
      }),
    );
    expect((doc!['t'] as Timestamp).greaterThanOrEqual(before)).toBe(true);
  }),
  refuses('afterClusterTime that is no timestamp', { afterClusterTime: 1 }, 14),
  refuses('afterClusterTime of nothing', { afterClusterTime: stamp(0, 0) }, 72),
  refuses('afterClusterTime of the future', { afterClusterTime: stamp(4_000_000_000, 1) }, 72),
  refuses(
    'afterClusterTime with linearizable',
    { level: 'linearizable', afterClusterTime: stamp(1, 1) },
    72,
  ),
  refuses('atClusterTime without snapshot', { level: 'local', atClusterTime: stamp(1, 1) }, 72),
  refuses('an unknown field of a read concern', { level: 'local', when: 1 }, 40415),
];
