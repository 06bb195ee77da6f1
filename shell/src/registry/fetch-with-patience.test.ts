/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchWithPatience } from './fetch-with-patience.ts';

let server: Server;
let asked = 0;

async function serve(listener: RequestListener): Promise<string> {
  asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('fetchWithPatience', () => {
  it('retries after a server failure', async () => {
    const url = await serve((_request, response) => {
      response.statusCode = asked < 3 ? 503 : 200;
      response.end('good');
    });
    const response = await fetchWithPatience(url, { timeout: 2_000, pauses: [1, 1] });
    expect([await response.text(), asked]).toEqual(['good', 3]);
  });

  it('accepts a client error as the answer, without a retry', async () => {
    const url = await serve((_request, response) => response.writeHead(404).end());
    await expect(fetchWithPatience(url, { timeout: 2_000, pauses: [1, 1] })).rejects.toThrow(
      'answered 404',
    );
    expect(asked).toBe(1);
  });

  it('gives up on a server that does not respond', async () => {
    const url = await serve(() => undefined);
    await expect(fetchWithPatience(url, { timeout: 20, pauses: [1] })).rejects.toThrow(/timeout/i);
  });

  it('retries when the response is not what was requested', async () => {
    const url = await serve((_request, response) => response.end(asked === 1 ? '<html>' : '{}'));
    const accept = async (response: Response) => void (await response.json());
    const response = await fetchWithPatience(url, { timeout: 2_000, pauses: [1], accept });
    expect(await response.text()).toBe('{}');
  });
});
