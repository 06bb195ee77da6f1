import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Document } from 'mongodb';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
});
afterAll(() => test.close());

it('agenda schedules and runs jobs', async () => {
  const uri = test.server.uri.replace('/?', '/agenda?');
  // It consists only of ES modules, hence a separate process.
  const script = join(import.meta.dirname, 'testing', 'agenda-run.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--conditions=source', script, uri],
    { timeout: 25_000 },
  );
  expect(JSON.parse(stdout)).toEqual(['now', 'soon']);
  const jobs = await test.client.db('agenda').collection<Document>('agendaJobs').find().toArray();
  expect(jobs).toHaveLength(2);
  for (const job of jobs) expect(job).toMatchObject({ name: 'greet', lockedAt: null });
});
