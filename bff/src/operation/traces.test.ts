import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess, type RealProcess } from '../walk/real-process.fixtures.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

const folder = mkdtempSync(join(tmpdir(), 'muster-traces-'));
const sent: SentSpan[] = [];
let everything = '';
const collector = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    everything += text;
    const { resourceSpans } = JSON.parse(text) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
    };
    sent.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)));
    response.end('{}');
  });
});
let platform: RealProcess;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  platform = await startProcess(folder, {
    MONGODB_URI: `${process.env['MUSTER_TEST_MONGODB']}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
}, 120_000);
afterAll(async () => {
  await platform?.kill();
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

it('sends spans of a request and its database commands, within the caller’s trace and without values', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const caller = 'b7ad6b7169203331';
  await fetch(`${platform.origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      traceparent: `00-${traceId}-${caller}-01`,
    },
    body: JSON.stringify({
      email: 'somebody@example.com',
      password: 'not it at all',
      keepMe: false,
    }),
  });
  const own = () => sent.filter((span) => span.traceId === traceId);
  const end = Date.now() + 30_000;
  while (!own().some(({ name }) => name === 'POST /auth/sign-in') && Date.now() < end)
    await wait(50);
  const request = own().find(({ name }) => name === 'POST /auth/sign-in');
  expect(request).toMatchObject({ parentSpanId: caller });
  expect(own()).toContainEqual(
    expect.objectContaining({
      name: expect.stringMatching(/^find(One)? users$/) as unknown,
      parentSpanId: request?.spanId,
    }),
  );
  expect(everything).not.toContain('somebody');
}, 60_000);
