import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stand-in for the entrance of a LiveKit server: it reads each browser's token and admits nobody.
 * Browsers ask again, over HTTP, why they were refused.
 */
export async function startMediaServer() {
  const tokens: string[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(401, { 'Access-Control-Allow-Origin': '*' });
    response.end('invalid token');
  });
  server.on('upgrade', (request, socket) => {
    const url = new URL(request.url ?? '', 'http://media.test');
    if (/^\/rtc(?:\/v1)?$/.test(url.pathname))
      tokens.push(url.searchParams.get('access_token') ?? '');
    socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    tokens,
    url: `ws://127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
