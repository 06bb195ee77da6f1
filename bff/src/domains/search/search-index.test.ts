import type { SearchKind } from '@muster/contracts';
import { Types } from 'mongoose';
import { createLog } from '../../log.ts';
import { recordChanged, recordsMoved } from '../../outbox/record-changed.ts';
import { OutboxTail } from '../../outbox/tail.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { searchSources } from '../all-domains.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { reindexChanges } from './reindex-changes.ts';
import { ChangesAhead } from './changes-ahead.ts';
import type { SearchEngine } from './search-engine.ts';
import { SearchIndex } from './search-index.ts';
import { openWorkerEngine } from './worker-engine.ts';

const log = createLog('silent');
const endings: (() => Promise<void>)[] = [];

let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
});
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  await CandidateModel.deleteMany({});
});
afterAll(() => drop());

const query = (text: string, kind: SearchKind = 'candidate') => ({
  text,
  scopes: [{ kind, restricted: true, member: null, within: null }],
  take: 10,
});
const event = (entity: string, id: Types.ObjectId, at = new Date()) => ({
  _id: new Types.ObjectId(),
  type: recordChanged,
  payload: { entity, id: id.toHexString() },
  at,
});

/** Repeats a check until it is true; the test's own time limit ends it. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((next) => setTimeout(next, 5));
}

/** An engine that accepts no documents until the gate is opened. */
function gatedEngine(): { engine: SearchEngine; open: () => void; reached: Promise<void> } {
  let open = () => undefined as void;
  let reach = () => undefined as void;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const real = openWorkerEngine();
  const engine = {
    ...real,
    put: async (documents: Parameters<SearchEngine['put']>[0]) => {
      if (documents.length > 0) {
        reach();
        await gate;
      }
      return real.put(documents);
    },
  };
  return { engine, open, reached };
}

it('answers while it is built, and loses no change made meanwhile', async () => {
  const person = await createCandidateRecord({ firstName: 'Before', lastName: 'Change' });
  const { engine, open, reached } = gatedEngine();
  const index = new SearchIndex(searchSources, () => engine, { poll: 5 });
  const tail = new OutboxTail(log);
  const hear = jest.spyOn(tail, 'listen');
  endings.push(index.start({ log, tail }));
  await reached;
  expect(index.state()).toMatchObject({ state: 'building' });
  expect(await index.find(query('before'))).toEqual([]);

  await CandidateModel.updateOne({ _id: person._id }, { name: 'After Change' });
  await hear.mock.calls[0]?.[0].hear([event('candidate', person._id)]);
  open();
  await until(() => index.state().state === 'ready');
  await until(async () => (await index.find(query('after'))).length > 0);
  expect(await index.find(query('before'))).toEqual([]);
});

it('reports that it is behind when changes wait for long', async () => {
  const ahead = new ChangesAhead([]);
  const now = Date.now();
  ahead.hear([event('candidate', new Types.ObjectId(), new Date(now - 7000))]);
  ahead.hear([event('candidate', new Types.ObjectId(), new Date(now - 1000))]);
  expect(ahead.age(now)).toBe(7000);

  const { engine, open } = gatedEngine();
  open();
  const index = new SearchIndex([], () => engine, { poll: 60_000 });
  const tail = new OutboxTail(log);
  const listen = jest.spyOn(tail, 'listen');
  endings.push(index.start({ log, tail }));
  await until(() => index.state().state === 'ready');
  await listen.mock.calls[0]?.[0].hear([event('candidate', new Types.ObjectId())]);
  expect(index.state()).toEqual({ state: 'ready', ageSeconds: 0 });
  expect(index.state(Date.now() + 8000)).toEqual({ state: 'behind', ageSeconds: 8 });
});

it('indexes a change again if the database did not answer', async () => {
  const engine = openWorkerEngine();
  endings.push(() => engine.close());
  const [source] = searchSources.filter(({ kind }) => kind === 'candidate');
  if (!source) throw new Error('Candidates can be searched');
  const person = await createCandidateRecord({ firstName: 'Late', lastName: 'Comer' });
  let away = true;
  const ahead = new ChangesAhead([
    {
      ...source,
      load: (ids) => (away ? Promise.reject(new Error('The database is away')) : source.load(ids)),
    },
  ]);
  ahead.hear([event('candidate', person._id)]);
  await expect(ahead.apply(engine)).rejects.toThrow('The database is away');
  away = false;
  await ahead.apply(engine);
  expect(await engine.find(query('late'))).toEqual([
    { kind: 'candidate', id: person._id.toHexString() },
  ]);
});

it('updates who may find a candidate without reading the texts again', async () => {
  const engine = openWorkerEngine();
  endings.push(() => engine.close());
  const [source] = searchSources.filter(({ kind }) => kind === 'candidate');
  if (!source) throw new Error('Candidates can be searched');
  const loaded: string[] = [];
  const ahead = new ChangesAhead([
    {
      ...source,
      load: (ids) => {
        loaded.push(...ids.map(String));
        return source.load(ids);
      },
    },
  ]);
  const people = [
    await createCandidateRecord({ firstName: 'Moved', lastName: 'Only' }),
    await createCandidateRecord({ firstName: 'Moved', lastName: 'Renamed' }),
  ];
  const [only, renamed] = people.map(({ _id }) => _id);
  if (!only || !renamed) throw new Error('Two people were made');
  ahead.hear([event('candidate', only), event('candidate', renamed)]);
  await ahead.apply(engine);
  loaded.length = 0;

  const vetterId = new Types.ObjectId();
  await CandidateModel.updateMany({}, { vetterIds: [vetterId] });
  const ids = [only, renamed].map(String);
  const moved = { ...event('candidate', only), type: recordsMoved };
  ahead.hear([{ ...moved, payload: { entity: 'candidate', ids } }, event('candidate', renamed)]);
  await ahead.apply(engine);
  expect(loaded).toEqual([String(renamed)]);
  const [scope] = query('').scopes;
  if (!scope) throw new Error('Candidates are looked for');
  const found = await engine.find({
    ...query('moved'),
    scopes: [{ ...scope, member: String(vetterId) }],
  });
  expect(found.map(({ id }) => id).sort()).toEqual(ids.sort());
});

it('finds changes without an event by comparison: written and deleted records', async () => {
  const engine = openWorkerEngine();
  endings.push(() => engine.close());
  const sources = searchSources.filter(({ kind }) => kind === 'candidate');
  const ahead = new ChangesAhead(sources);
  const level = () => reindexChanges({ engine, sources, ahead, since: Date.now() });
  const person = await createCandidateRecord({
    firstName: 'Quiet',
    lastName: 'Writer',
    updatedAt: new Date(),
  });
  expect(await level()).toEqual([]);
  expect(await engine.find(query('quiet'))).toHaveLength(1);

  await CandidateModel.deleteOne({ _id: person._id });
  expect(await level()).toEqual(sources);

  const other = await createCandidateRecord({ firstName: 'Other', updatedAt: new Date() });
  await level();
  expect(await engine.find(query('other'))).toHaveLength(1);
  await CandidateModel.updateOne({ _id: other._id }, { deletedAt: new Date() });
  await level();
  expect(await engine.find(query('other'))).toEqual([]);
});
