import { rmSync } from 'node:fs';
import { MongoClient, type Collection, type Document, type ResumeToken } from 'mongodb';
import { openServer, type RunningServer } from '../server.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { ChangeLog, type LoggedChange } from './change-log.ts';

let dataDir: string;
let server: RunningServer;
let client: MongoClient;
let docs: Collection<Document>;

async function start(): Promise<void> {
  server = await openServer({ dataDir, socketPath: `${dataDir}/s.sock` });
  client = await new MongoClient(server.uri).connect();
  docs = client.db('d').collection<Document>('c');
}

async function stop(): Promise<void> {
  await client.close();
  await server.close();
}

beforeEach(async () => {
  dataDir = temporaryFolder();
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true });
});

/** Returns the events after a token, or during some work, until a document with the key `end`. */
async function told(resumeAfter?: ResumeToken, work?: () => Promise<unknown>): Promise<Document[]> {
  const stream = docs.watch([], resumeAfter ? { resumeAfter } : {});
  const events: Document[] = [];
  const begun = new Promise((resolve) => stream.once('resumeTokenChanged', resolve));
  const first = stream.next();
  if (work) await begun.then(work);
  for (let event = await first; ; event = await stream.next()) {
    events.push(event);
    if ('documentKey' in event && event.documentKey._id === ('end' as never)) break;
  }
  await stream.close();
  return events;
}

const tokenOf = ({ _id }: Document): ResumeToken => _id as ResumeToken;
const end = (): Promise<unknown> => docs.insertOne({ _id: 'end' as never });

it('resumes after a restart, and tells updates from replacements', async () => {
  const [begin] = await told(undefined, async () => {
    await docs.insertOne({ _id: 1 as never, a: 1, b: 1 });
    await docs.updateOne({ _id: 1 as never }, { $set: { a: 2 }, $unset: { b: 1 } });
    await docs.replaceOne({ _id: 1 as never }, { c: 1 });
    await docs.deleteOne({ _id: 1 as never });
    await end();
  });
  const before = await told(tokenOf(begin!));
  await stop();
  await start();
  expect(await told(tokenOf(begin!))).toEqual(before);
  expect(before).toMatchObject([
    {
      operationType: 'update',
      updateDescription: { updatedFields: { a: 2 }, removedFields: ['b'] },
    },
    { operationType: 'replace', fullDocument: { _id: 1, c: 1 } },
    { operationType: 'delete', documentKey: { _id: 1 } },
    { operationType: 'insert', documentKey: { _id: 'end' } },
  ]);
});

it('resumes from before a compaction while serving, and after a restart from its end', async () => {
  const [first, last] = await told(undefined, async () => {
    await docs.insertOne({ _id: 1 as never });
    await end();
  });
  await server.store.compact();
  await docs.deleteOne({ _id: 1 as never });
  await docs.updateOne({ _id: 'end' as never }, { $set: { n: 1 } });
  expect(await told(tokenOf(last!))).toHaveLength(2);
  expect(await told(tokenOf(first!))).toHaveLength(1);
  await stop();
  await start();
  expect(await told(tokenOf(last!))).toHaveLength(2);
  await expect(told(tokenOf(first!))).rejects.toMatchObject({
    code: 286,
    codeName: 'ChangeStreamHistoryLost',
  });
});

it('assigns later times after a restart than before it', async () => {
  const timeNow = async (): Promise<bigint> => {
    const { operationTime } = await client.db('d').command({ insert: 'c', documents: [{}] });
    return (operationTime as { toBigInt(): bigint }).toBigInt();
  };
  const before = [await timeNow(), await timeNow(), await timeNow()];
  await stop();
  await start();
  expect((await timeNow()) > before.at(-1)!).toBe(true);
});

describe('the change log', () => {
  const change = (second: number, bytes = 1): LoggedChange => ({
    position: { second, increment: 1, change: 0 },
    kind: 'insert',
    database: 'd',
    name: 'c',
    bytes,
  });

  it('drops the oldest changes and knows that it did', () => {
    const log = new ChangeLog();
    for (let second = 1; second <= 20_000; second++) log.add([change(second)]);
    expect(log.knows(change(1).position)).toBe(false);
    expect(log.knows(change(15_000).position)).toBe(true);
    expect(log.after(change(15_000).position)?.position.second).toBe(15_001);
    expect(log.after(change(20_000).position)).toBeUndefined();
  });

  it('keeps only a few large changes', () => {
    const log = new ChangeLog();
    for (let second = 1; second <= 100; second++) log.add([change(second, 1_000_000)]);
    expect(log.knows(change(80).position)).toBe(false);
    expect(log.knows(change(97).position)).toBe(true);
  });
});
