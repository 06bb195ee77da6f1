/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { entryOf, readManifest } from './manifest.ts';
import { requestFailure } from './remote-failure.ts';

let server: Server;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mf-manifest.json`;
}

afterEach(() => server.close());

const good = {
  metaData: { globalName: 'mfe_jobs', remoteEntry: { path: '', name: 'remote-entry.js' } },
  exposes: [],
  shared: [],
};

describe('readManifest', () => {
  it('recovers from a server failure', async () => {
    let asked = 0;
    const url = await serve((_request, response) => {
      asked += 1;
      response.statusCode = asked === 1 ? 503 : 200;
      response.end(JSON.stringify(good));
    });
    expect(await readManifest(url)).toEqual(good);
  });

  it.each([
    ['that is not there', 404, '', 'unreachable'],
    ['that is cut off', 200, '{"metaData": {', 'broken'],
    ['that is a page', 200, '<!doctype html>', 'broken'],
    ['that is JSON of another kind', 200, '{"remotes": []}', 'broken'],
    ['without an entry', 200, '{"metaData": {}, "exposes": [], "shared": []}', 'broken'],
  ])('explains the problem with a manifest %s', async (_what, status, body, kind) => {
    const url = await serve((_request, response) => response.writeHead(status).end(body));
    await expect(readManifest(url)).rejects.toMatchObject({ name: 'RemoteFailure', kind });
  });

  it('says that no server responds', async () => {
    const url = await serve(() => undefined);
    await new Promise((resolve) => server.close(resolve));
    await expect(readManifest(url)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

test('the entry is located beside the manifest, as the manifest says', () => {
  const address = 'http://muster.test/remotes/mfe-jobs/abc/mf-manifest.json';
  expect(entryOf(address, good)).toBe('http://muster.test/remotes/mfe-jobs/abc/remote-entry.js');
});

describe('requestFailure', () => {
  it('recognises a timeout', async () => {
    const url = await serve(() => undefined);
    const error: unknown = await fetch(url, { signal: AbortSignal.timeout(10) }).catch(
      (reason: unknown) => reason,
    );
    server.closeAllConnections();
    expect(requestFailure(url, error).kind).toBe('slow');
  });
});
