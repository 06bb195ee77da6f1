import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Returns a configuration for one test app, with its own data folder. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-test-'));
  return {
    env: 'test',
    port: 0,
    host: '127.0.0.1',
    dataDir,
    workers: 1,
    mongoUri: null,
    databaseMemory: null,
    seed: 'demo',
    sessionSecret: 'a secret of the tests, long enough to be accepted',
    publicUrl: new URL('http://localhost:4000'),
    trustProxy: false,
    logLevel: 'silent',
    smtpUrl: null,
    mailFrom: 'Muster <no-reply@muster.test>',
    imapUrl: null,
    replyAddress: 'replies@muster.test',
    dkim: null,
    sealCertificate: null,
    timeStampUrl: null,
    mailHours: null,
    agencyName: 'Muster',
    monitoringUrl: null,
    metricsToken: null,
    otlpEndpoint: null,
    slowQueryMs: 0,
    ai: null,
    call: { stunUrls: [], turnUrls: [], turnSecret: null, livekit: null },
    remoteOverrides: {},
    scannerUrl: null,
    searchService: null,
    dataBrowser: true,
    rateLimits: false,
    requireTwoStep: false,
    passwordCost: { memory: 64, passes: 1, lanes: 1 },
    strictResponses: true,
    rootDir: process.cwd(),
    releasesDir: join(dataDir, 'releases'),
    ...changes,
  };
}
