import { limits } from '@muster/contracts';
import { Agent, createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Line } from '../../../outgoing/guarded-line.ts';
import { fetchCalendar } from './fetch-calendar.ts';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** Starts a server that a test may reach although it runs locally. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/ada.ics`;
}
const line: Line = { protocol: 'http:', request, agent: new Agent() };
const failure = (name: string) => ({ failure: name });

it('fetches a calendar, including from where its address redirects', async () => {
  const url = await serve(({ url: path }, response) => {
    if (path === '/ada.ics') response.writeHead(302, { location: '/moved' }).end();
    else response.end('BEGIN:VCALENDAR');
  });
  expect(await fetchCalendar(url, { line })).toBe('BEGIN:VCALENDAR');
});

it('does not follow redirects endlessly', async () => {
  let asked = 0;
  const url = await serve((_request, response) => {
    asked += 1;
    response.writeHead(301, { location: '/ada.ics' }).end();
  });
  await expect(fetchCalendar(url, { line })).rejects.toMatchObject(failure('unreachable'));
  expect(asked).toBe(limits.calendar.outside.redirects + 1);
});

it.each([
  [404, 'gone'],
  [401, 'gone'],
  [500, 'unreachable'],
  [204, 'unreachable'],
])('explains why an answer with status %i gives no calendar', async (status, reason) => {
  const url = await serve((_request, response) => response.writeHead(status).end());
  await expect(fetchCalendar(url, { line })).rejects.toMatchObject(failure(reason));
});

it('stops if a calendar exceeds the size limit, whether announced or not', async () => {
  const part = Buffer.alloc(1_000_000, 'x');
  let sent = 0;
  const endless = await serve((_request, response) => {
    const send = () => {
      sent += 1;
      if (sent < 50 && !response.destroyed) response.write(part, () => setImmediate(send));
    };
    send();
  });
  await expect(fetchCalendar(endless, { line })).rejects.toMatchObject(failure('too_large'));
  expect(sent).toBeLessThan(50);
  const announced = await serve((_request, response) =>
    response.writeHead(200, { 'content-length': '90000000' }).write('B'),
  );
  await expect(fetchCalendar(announced, { line })).rejects.toMatchObject(failure('too_large'));
});

it('stops at its time limit, however slowly the data arrive', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('B'), 20);
    response.on('close', () => clearInterval(timer));
  });
  const slow = fetchCalendar(url, { line, timeLimit: 300 });
  await expect(slow).rejects.toMatchObject(failure('too_slow'));
});

it.each([
  'https://127.0.0.1/ada.ics',
  'https://localhost/ada.ics',
  'https://10.1.2.3/ada.ics',
  'https://192.168.0.10:8443/ada.ics',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/ada.ics',
  'https://[::ffff:10.0.0.1]/ada.ics',
  'https://0.0.0.0/ada.ics',
])('does not access a private network: %s', async (url) => {
  await expect(fetchCalendar(url)).rejects.toMatchObject(failure('private_network'));
});

it('asks no server without encryption, not even after a redirect', async () => {
  await expect(fetchCalendar('http://calendar.example.com/ada.ics')).rejects.toMatchObject(
    failure('unreachable'),
  );
});
