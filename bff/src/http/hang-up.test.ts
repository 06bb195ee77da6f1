import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import { createLog } from '../log.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';

interface Line {
  level: number;
  msg: string;
}

const lines: Line[] = [];
let test: TestApp;
let server: Server;
let recruiter: SignedIn;

beforeAll(async () => {
  test = await createTestApp({
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) }),
  });
  server = createServer(test.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  recruiter = await signInAs(test, 'recruiter');
  await createCandidateRecord();
});
afterAll(async () => {
  mongoose.set('debug', false);
  server.close();
  await test.close();
});

/** Requests the counts of the tabs above a list, as a list does when it opens. */
function askForCounts(): Socket {
  const body = JSON.stringify({ queries: Array.from({ length: 20 }, (_x, i) => `q=a${i}`) });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    [
      'POST /api/v1/lists/candidates/views/counts HTTP/1.1',
      'Host: 127.0.0.1',
      `Cookie: ${recruiter.cookie}`,
      `X-CSRF-Token: ${recruiter.csrfToken}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  );
  return socket;
}

/** Waits for the log line about the request whose caller left. */
async function outcome(): Promise<Line> {
  for (let looks = 0; looks < 2_000; looks += 1) {
    const line = lines.find(({ msg, level }) => level >= 50 || msg.startsWith('stopped'));
    if (line) return line;
    await wait(5);
  }
  throw new Error('The work neither stopped nor failed');
}

it('a user who leaves a list while it is read causes no error', async () => {
  const socket = askForCounts();
  await new Promise<void>((resolve) => {
    mongoose.set('debug', (collection) => collection === 'candidates' && resolve());
  });
  socket.resetAndDestroy();
  expect(await outcome()).toMatchObject({ level: 30, msg: 'stopped: the caller hung up' });
});
