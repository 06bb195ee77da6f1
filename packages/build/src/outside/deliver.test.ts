import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signedDeliveryText, releaseTokenMark, type DeliveryManifest } from '@muster/contracts';
import { deliver } from './deliver.mjs';
import { signed } from './sign.mjs';

const { privateKey } = generateKeyPairSync('ed25519');
const { d = '' } = privateKey.export({ format: 'jwk' });
const token = releaseTokenMark + d;

let dir: string;
let asked: jest.SpyInstance;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'muster-deliver-'));
  mkdirSync(path.join(dir, 'b1'));
  writeFileSync(path.join(dir, 'b1', 'app.js'), 'export {};');
  writeFileSync(path.join(dir, 'b1', 'app.js.map'), '{}');
  asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

const release = (changes: object = {}) =>
  deliver(
    { name: 'mfe-bench', build: 'b1', dir },
    {
      to: 'https://agency.example',
      token,
      purpose: 'release',
      note: '',
      inBrowser: false,
      canary: null,
      ...changes,
    },
  );

it.each([
  ['no platform', { to: '' }, /Which platform/],
  ['a platform without HTTPS', { to: 'http://agency.example' }, /not reached by HTTPS/],
  ['what is no token', { token: 'muster-release_short' }, /holds no release token/],
  ['a canary of strangers', { canary: { share: 400, roles: [], mails: [] } }, /canary.share/],
])('sends nothing to or with %s', async (_what, changes, why) => {
  await expect(release(changes)).rejects.toThrow(why);
  expect(asked).not.toHaveBeenCalled();
});

it('sends the served files and a signature, and never the token', async () => {
  await expect(release()).rejects.toThrow(/cannot be reached/);
  const [address, { body }] = asked.mock.calls[0] as [string, { body: string }];
  expect(address).toBe('https://agency.example/api/v1/release-deliveries');
  expect(body).not.toContain(d);
  const { manifest } = JSON.parse(body) as { manifest: DeliveryManifest };
  expect(manifest.files.map((file) => file.path)).toEqual(['app.js']);
});

it('signs so that the public key identifies the sender', () => {
  const manifest: DeliveryManifest = {
    remote: 'mfe-bench',
    build: 'b1',
    at: '2026-11-29T09:00:00.000Z',
    note: '',
    purpose: 'release',
    inBrowser: true,
    canary: null,
    files: [{ path: 'app.js', size: 1, sha256: 'a'.repeat(64) }],
  };
  const { publicKey, signature } = signed(token, manifest);
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  const isSigned = (text: string) =>
    verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  expect(isSigned(signedDeliveryText(manifest))).toBe(true);
  expect(isSigned(signedDeliveryText({ ...manifest, build: 'b2' }))).toBe(false);
});
