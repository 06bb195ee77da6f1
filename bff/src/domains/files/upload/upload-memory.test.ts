import { setTimeout as wait } from 'node:timers/promises';
import { fileEndpoints, limits } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { openDoor, type Door } from '../../../walk/http.fixtures.ts';

const megabyte = 1024 * 1024;
/** The full run uses all of them; fewer are enough otherwise. */
const uploads = process.env['MUSTER_TEST_FULL'] ? 20 : 8;

let test: TestApp;
let door: Door;
beforeAll(async () => {
  test = await createTestApp();
  door = await openDoor(test.app);
});
afterAll(async () => {
  await door.close();
  await test.close();
});

it(`${uploads} simultaneous files of ten megabytes do not grow the heap`, async () => {
  const agent = await signInAs(test, 'recruiter');
  const part = Buffer.alloc(limits.file.chunk, 'A line of a long curriculum vitae.\n');
  const size = limits.file.document;
  const bring = async (name: string) => {
    const begun = await door.ask(
      fileEndpoints.begin,
      { body: { name, size, purpose: 'document' } },
      agent,
    );
    const params = { id: (begun.body as { id: string }).id };
    for (let at = 0; at < size; at += part.length) {
      const call = { params, query: { offset: String(at) }, bytes: part };
      const { status } = await door.ask(fileEndpoints.send, call, agent);
      if (status !== 200) throw new Error(`${name} at ${at}: ${status}`);
    }
    return (await door.ask(fileEndpoints.complete, { params, body: {} }, agent)).status;
  };
  // Modules loaded by the first upload do not count as growth.
  await bring('first.txt');
  const before = process.memoryUsage().heapUsed;
  let max = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      max = Math.max(max, process.memoryUsage().heapUsed);
      await wait(50);
    }
  })();
  const names = Array.from({ length: uploads }, (_, i) => `cv-${i}.txt`);
  const statuses = await Promise.all(names.map(bring));
  isOver = true;
  await watching;
  expect(statuses).toEqual(names.map(() => 200));
  // At least eighty megabytes arrived, which would show here if held as text.
  expect((max - before) / megabyte).toBeLessThan(64);
}, 120_000);
