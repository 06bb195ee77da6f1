import { EventEmitter } from 'node:events';
import MongoStore from 'connect-mongo';
import mongoose, { Schema } from 'mongoose';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let test: TestServer;
let connection: mongoose.Connection;
beforeAll(async () => {
  test = await openTestServer();
  connection = await mongoose.createConnection(test.server.uri, { dbName: 'odm' }).asPromise();
});
afterAll(async () => {
  await connection.close();
  await test.close();
});

const personSchema = new Schema(
  {
    email: { type: String, unique: true, required: true },
    tags: [String],
    score: { type: Number, default: 0 },
    company: { type: Schema.Types.ObjectId, ref: 'Company' },
    notes: [{ text: String, at: Date }],
  },
  { timestamps: true, optimisticConcurrency: true },
);

describe('libraries', () => {
  it('mongoose: models, population, arrays, versions, duplicates, transactions', async () => {
    const Company = connection.model('Company', new Schema({ name: String }));
    const Person = connection.model('Person', personSchema);
    await Promise.all([Company.init(), Person.init()]);
    const company = await Company.create({ name: 'Acme' });
    const person = await Person.create({ email: 'a@x', company: company._id, tags: ['x'] });
    person.tags.push('y');
    person.notes.push({ text: 'hello', at: new Date() });
    await person.save();
    const stale = await Person.findById(person._id).orFail();
    person.score = 5;
    await person.save();
    stale.score = 6;
    await expect(stale.save()).rejects.toThrow(/No matching document|version/i);
    await expect(Person.create({ email: 'a@x' })).rejects.toMatchObject({
      code: 11000,
      keyValue: { email: 'a@x' },
    });
    const found = await Person.findOne({ 'notes.text': /^hel/ })
      .populate<{ company: { name: string } }>('company')
      .lean();
    expect(found).toMatchObject({ tags: ['x', 'y'], score: 5, company: { name: 'Acme' } });
    await expect(
      connection.transaction(async (session) => {
        await Person.create([{ email: 'b@x' }], { session });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await Person.countDocuments()).toBe(1);
    const cursor = Person.find().cursor();
    expect((await cursor.next())?.email).toBe('a@x');
    await cursor.close();
    expect(await Person.exists({ email: 'nobody' })).toBeNull();
    expect((await Person.listIndexes()).map(({ name }) => name as string)).toEqual([
      '_id_',
      'email_1',
    ]);
  });

  it('connect-mongo: sets, touches, reads and destroys sessions', async () => {
    const store = MongoStore.create({ client: test.client, dbName: 'sessions', touchAfter: 0 });
    const errors = new EventEmitter();
    store.on('error', (error) => errors.emit('error', error));
    const session = {
      cookie: { originalMaxAge: 60_000, expires: new Date(Date.now() + 60_000) },
      user: 'u1',
    };
    const call = <T>(
      run: (done: (error: unknown, value?: T) => void) => void,
    ): Promise<T | undefined> =>
      new Promise((resolve, reject) =>
        run((error, value) => (error ? reject(error as Error) : resolve(value))),
      );
    await call((done) => store.set('s1', session as never, done as never));
    expect(await call((done) => store.get('s1', done as never))).toMatchObject({ user: 'u1' });
    await call((done) => store.destroy('s1', done as never));
    expect((await call((done) => store.get('s1', done as never))) ?? null).toBeNull();
  });

  it('rate-limiter-flexible: counts and blocks', async () => {
    const limiter = new RateLimiterMongo({
      storeClient: test.client,
      dbName: 'limits',
      points: 3,
      duration: 60,
    });
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => limiter.consume('ip')),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await limiter.get('ip'))?.consumedPoints).toBe(5);
  });
});
