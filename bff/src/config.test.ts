import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './config.ts';
import { ConfigError } from './configuration/config-error.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'muster-config-'));
const load = (values: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...values });
const secret = 'x'.repeat(40);

it('has a default for everything outside production', () => {
  expect(load({})).toMatchObject({
    env: 'development',
    port: 4000,
    host: '127.0.0.1',
    seed: 'demo',
    mongoUri: null,
    databaseMemory: null,
    rateLimits: true,
    dataBrowser: true,
    trustProxy: false,
  });
});

it('listens on all interfaces and creates no demo data in production', () => {
  const config = load({ NODE_ENV: 'production', SESSION_SECRET: secret });
  expect(config).toMatchObject({ host: '0.0.0.0', seed: 'none', strictResponses: false });
  expect(config.dataBrowser).toBe(false);
});

it('creates a session secret once and keeps it private', () => {
  const first = load({}).sessionSecret;
  expect(load({}).sessionSecret).toBe(first);
  const file = join(dataDir, 'session-secret');
  expect(readFileSync(file, 'utf8')).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it.each([
  [{ PORT: 'eighty' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ SEED: 'all' }, 'SEED: must be one of demo, none'],
  [
    { SEAL_FILE: '/nowhere/seal.p12' },
    'SEAL_FILE: must be a PKCS #12 file with an RSA key, its certificate and the password of SEAL_PASSWORD',
  ],
  [
    { TIMESTAMP_URL: 'ftp://x' },
    'TIMESTAMP_URL: must be an address that starts with http:// or https://',
  ],
  [{ MONGODB_URI: 'localhost' }, 'MONGODB_URI: must start with mongodb:// or mongodb+srv://'],
  [{ PUBLIC_URL: 'muster' }, 'PUBLIC_URL: must be an address that starts with http:// or https://'],
  [
    { PUBLIC_URL: 'https://muster.test' },
    'TRUST_PROXY: is required with an https PUBLIC_URL (1 behind one proxy), else nobody can sign in',
  ],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET: must have at least 32 characters'],
  [
    { NODE_ENV: 'production' },
    'SESSION_SECRET: is required in production (at least 32 characters)',
  ],
  [
    { NODE_ENV: 'production', SESSION_SECRET: secret, SEED: 'demo' },
    'SEED: demo data cannot be used in production',
  ],
  [
    { REMOTE_OVERRIDES: '{"mfe-jobs":"no"}' },
    'REMOTE_OVERRIDES: must be JSON: {"mfe-name": "http://…"}',
  ],
  [
    { LIVEKIT_URL: 'https://media.test' },
    'LIVEKIT_URL: must be an address that starts with ws:// or wss://',
  ],
  [
    { LIVEKIT_URL: 'wss://media.test', LIVEKIT_API_SECRET: secret },
    'LIVEKIT_API_KEY: is required with LIVEKIT_URL (keys of the server)',
  ],
  [
    { LIVEKIT_URL: 'wss://media.test', LIVEKIT_API_KEY: 'key' },
    'LIVEKIT_API_SECRET: is required with LIVEKIT_URL (keys of the server)',
  ],
  [
    {
      NODE_ENV: 'production',
      SESSION_SECRET: secret,
      LIVEKIT_URL: 'wss://media.test',
      LIVEKIT_API_KEY: 'key',
      LIVEKIT_API_SECRET: 'short',
    },
    'LIVEKIT_API_SECRET: must have at least 32 characters in production',
  ],
  [
    {
      PUBLIC_URL: 'https://muster.test',
      TRUST_PROXY: '1',
      LIVEKIT_URL: 'ws://media.test',
      LIVEKIT_API_KEY: 'key',
      LIVEKIT_API_SECRET: secret,
    },
    'LIVEKIT_URL: must start with wss:// where PUBLIC_URL is https',
  ],
  [{ DATABASE_MEMORY: '64' }, 'DATABASE_MEMORY: must be a number of megabytes from 100 to 999999'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
  ],
])('refuses %j with a one-line message', (values, message) => {
  expect(() => load(values)).toThrow(new ConfigError(message));
});

it('reads the memory limit of the embedded database', () => {
  expect(load({ DATABASE_MEMORY: '8000' })).toMatchObject({ databaseMemory: 8000 });
});

it('treats an empty variable as unset', () => {
  expect(load({ PORT: '', MONGODB_URI: '' })).toMatchObject({ port: 4000, mongoUri: null });
});

it('reads how far a proxy is trusted', () => {
  expect(load({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
  expect(load({ TRUST_PROXY: 'loopback' }).trustProxy).toBe('loopback');
  expect(load({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
});

it('reads the media server settings for meetings completely or not at all', () => {
  expect(load({}).call.livekit).toBeNull();
  const media = { LIVEKIT_URL: 'wss://media.test', LIVEKIT_API_KEY: 'key' };
  expect(load({ ...media, LIVEKIT_API_SECRET: secret }).call.livekit).toEqual({
    url: 'wss://media.test',
    key: 'key',
    secret,
  });
});
