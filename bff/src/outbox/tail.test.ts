import { Types } from 'mongoose';
import { systemContext, transact } from '../db/unit-of-work.ts';
import { createLog } from '../log.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { emit } from './emit.ts';
import { OutboxModel } from './outbox-event.model.ts';
import { OutboxTail } from './tail.ts';

let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
});
afterAll(() => drop());
beforeEach(() => OutboxModel.deleteMany({}));

const leave = (type: string, name: string) =>
  transact(systemContext('test'), (tx) => emit(tx, type, { name }));

function tailOf(...types: string[]) {
  const tail = new OutboxTail(createLog('silent'));
  const heard: unknown[] = [];
  const end = tail.listen({
    types,
    hear: (events) => void heard.push(...events.map(({ payload }) => payload['name'])),
  });
  return { tail, heard, end };
}

it('delivers each event once, whichever process handled it, and only of the requested types', async () => {
  const { tail, heard } = tailOf('one');
  await leave('one', 'a');
  await leave('two', 'b');
  await tail.read();
  await OutboxModel.updateMany({}, { $set: { status: 'done' } });
  await leave('one', 'c');
  await tail.read();
  await tail.read();
  expect(heard).toEqual(['a', 'c']);
});

it('delivers an event that began before others and committed after them', async () => {
  const { tail, heard } = tailOf('one');
  await leave('one', 'second');
  await tail.read();
  await OutboxModel.collection.insertOne({
    _id: new Types.ObjectId(),
    type: 'one',
    payload: { name: 'late' },
    at: new Date(Date.now() - 5000),
    status: 'pending',
  });
  await tail.read();
  expect(heard).toEqual(['second', 'late']);
});

it('still serves the other listeners if one throws, but none that has ended', async () => {
  const { tail, heard, end } = tailOf('one');
  tail.listen({ types: ['one'], hear: () => Promise.reject(new Error('no')) });
  await leave('one', 'a');
  await tail.read();
  end();
  await leave('one', 'b');
  await tail.read();
  expect(heard).toEqual(['a']);
});

it('serves listeners that drop cached data first, whatever the order in which they registered', async () => {
  const { tail } = tailOf();
  const heard: string[] = [];
  const note = (name: string) => () => void heard.push(name);
  tail.listen({ types: ['one'], hear: note('pages') });
  tail.listen({ types: ['one'], first: true, hear: note('numbers') });
  await leave('one', 'a');
  await tail.read();
  expect(heard).toEqual(['numbers', 'pages']);
});
