import { openTestServer, temporaryFolder, type TestServer } from '../testing/test-server.ts';

describe('a server with fail points enabled', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(temporaryFolder(), { testCommands: true });
  });
  afterAll(() => server.close());

  const fail = (mode: unknown, data: object): Promise<unknown> =>
    server.client.db('admin').command({ configureFailPoint: 'failCommand', mode, data });
  afterEach(() => fail('off', {}));

  it('fails the given number of times with a code', async () => {
    await fail({ times: 1 }, { failCommands: ['find'], errorCode: 8000 });
    await expect(server.db.collection('c').findOne()).rejects.toMatchObject({ code: 8000 });
    await expect(server.db.collection('c').findOne()).resolves.toBeNull();
  });

  it('a driver retries a write whose connection was closed', async () => {
    await fail({ times: 1 }, { failCommands: ['insert'], closeConnection: true });
    await server.db.collection('c').insertOne({ n: 1 });
    await fail({ times: 1 }, { failCommands: ['insert'], errorCode: 91 });
    await server.db.collection('c').insertOne({ n: 2 });
    expect(await server.db.collection('c').countDocuments()).toBe(2);
  });

  it('reports a failed write concern after the write', async () => {
    const writeConcernError = { code: 64, errmsg: 'waiting for replication timed out' };
    await fail({ times: 1 }, { failCommands: ['insert'], writeConcernError });
    const insert = server.db.collection('written').insertOne({ n: 1 });
    await expect(insert).rejects.toMatchObject({ code: 64 });
    expect(await server.db.collection('written').countDocuments()).toBe(1);
  });

  it('adds the requested error labels', async () => {
    const errorLabels = ['Own'];
    await fail('alwaysOn', { failCommands: ['ping'], errorCode: 9, errorLabels });
    await expect(server.db.command({ ping: 1 })).rejects.toMatchObject({ code: 9 });
    await expect(server.db.command({ ping: 1 })).rejects.toMatchObject({
      errorResponse: { errorLabels },
    });
  });
});

it('a server without fail points does not know the command', async () => {
  const { client, close } = await openTestServer();
  const command = { configureFailPoint: 'failCommand', mode: 'off' };
  await expect(client.db('admin').command(command)).rejects.toMatchObject({ code: 59 });
  await close();
});
