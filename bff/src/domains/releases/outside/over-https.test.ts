import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { RemoteModel } from '../remote.model.ts';
import { createReleaseToken } from './delivery.fixtures.ts';

const run = promisify(execFile);
const packages = resolve(import.meta.dirname, '../../../../../packages');
const name = 'mfe-https';

let test: TestApp;
let server: Server;
let folder: string;
let team: string;
let origin: string;

/** A self-signed certificate, as the agency's own proxy may have one. */
function selfSigned() {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  made.serialNumber = '01';
  made.validity.notBefore = new Date(Date.now() - 60_000);
  made.validity.notAfter = new Date(Date.now() + 3_600_000);
  const subject = [{ name: 'commonName', value: 'localhost' }];
  made.setSubject(subject);
  made.setIssuer(subject);
  made.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }]);
  made.sign(forge.pki.privateKeyFromPem(pair.privateKey), forge.md.sha256.create());
  return { key: pair.privateKey, cert: forge.pki.certificateToPem(made) };
}

/** Runs a team's command in its own folder; returns its output. */
const command = async (env: Record<string, string>, ...args: string[]) => {
  const script = join(packages, 'build/src/outside/muster-remote.mjs');
  const { stdout } = await run(process.execPath, [script, ...args], {
    cwd: team,
    env: { PATH: process.env['PATH'], MUSTER_URL: origin, ...env },
  });
  return stdout;
};

/** Creates a built remote: building is tested elsewhere. */
async function makeTeam(): Promise<void> {
  mkdirSync(join(team, 'src'), { recursive: true });
  writeFileSync(join(team, 'package.json'), JSON.stringify({ name }));
  writeFileSync(join(team, 'rspack.config.mjs'), '');
  writeFileSync(join(team, 'src/lifecycles.tsx'), 'export const mount = 1;');
  const module = JSON.stringify(join(packages, 'build/src/rspack/release.mjs'));
  const ask = `const { releaseOf } = await import(${module});
    console.log(releaseOf('${name}', process.cwd()).build);`;
  const args = ['--input-type=module', '-e', ask];
  const { stdout } = await run(process.execPath, args, { cwd: team, env: {} });
  const built = join(team, 'dist/remote', stdout.trim());
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'mf-manifest.json'), '{"metaData":{},"exposes":[],"shared":[]}');
  writeFileSync(join(built, 'app.js'), 'export {};');
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'muster-https-')));
  team = join(folder, name);
  mkdirSync(join(folder, 'scripts/release'), { recursive: true });
  // The gate has separate tests.
  const gate = 'console.log(JSON.stringify({ refused: [], seen: false }));';
  writeFileSync(join(folder, 'scripts/release/try-delivered.mjs'), gate);
  test = await createTestApp({ config: { rootDir: folder } });
  const certificate = selfSigned();
  writeFileSync(join(folder, 'agency.pem'), certificate.cert);
  server = createServer(certificate, test.app).listen(0, 'localhost');
  await once(server, 'listening');
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  await makeTeam();
}, 60_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

it('one command releases a remote over HTTPS, but only with the token of that remote', async () => {
  const { secret } = await createReleaseToken(name);
  const trusted = {
    MUSTER_RELEASE_TOKEN: secret,
    NODE_EXTRA_CA_CERTS: join(folder, 'agency.pem'),
  };
  expect(await command(trusted, 'check')).toContain('may go');
  expect(await RemoteModel.findById(name)).toBeNull();
  const said = await command(trusted, 'release', '--note', 'The first');
  expect(said).toContain(`Platform: ${origin}`);
  const { current, builds } = (await RemoteModel.findById(name).lean()) ?? {};
  expect(said).toContain(`${name} runs build ${current} now, its first`);
  expect(builds?.[0]?.note).toContain('The first');

  const other = { ...trusted, MUSTER_RELEASE_TOKEN: (await createReleaseToken('mfe-else')).secret };
  await expect(command(other, 'release')).rejects.toThrow(/for another remote/);
}, 60_000);

it('sends nothing to a server with an unknown certificate', async () => {
  const { secret } = await createReleaseToken(name);
  await expect(command({ MUSTER_RELEASE_TOKEN: secret }, 'release')).rejects.toThrow(
    /cannot be reached: .*self.signed certificate/,
  );
}, 60_000);
