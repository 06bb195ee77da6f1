import { get } from 'node:http';
import mongoose, { Schema, model } from 'mongoose';
import type { Domain } from './domain.ts';
import { platformDomain } from './domains/platform/platform.domain.ts';
import { createLog } from './log.ts';
import { startPlatform } from './platform.ts';
import { testConfig } from './testing/test-config.ts';
import { welcome } from './welcome.ts';

const uri = process.env['MUSTER_TEST_MONGODB'] ?? '';
const database = `test_platform_${process.pid}`;
const withDatabase = uri.replace(/\/(\?|$)/, `/${database}$1`);
const MarkModel = model('Mark', new Schema({ at: Date }), 'marks');

let answerSlow = () => {};
let slowEntered = () => {};
const entered = new Promise<void>((resolve) => (slowEntered = resolve));
const slow: Domain = {
  name: 'slow',
  sessionless: (router) => {
    router.get('/slow', async (_req, res) => {
      slowEntered();
      await new Promise<void>((resolve) => (answerSlow = resolve));
      await MarkModel.create({ at: new Date() });
      res.json({ finished: true });
    });
  },
  demo: async () => [{ role: 'owner', email: 'owner@muster.test', password: 'demo' }],
};

const fetchText = (port: number, path: string) =>
  new Promise<string>((resolve, reject) => {
    get({ port, path, host: '127.0.0.1' }, (res) => {
      let text = '';
      res.on('data', (chunk: Buffer) => (text += chunk.toString()));
      res.on('end', () => resolve(text));
    }).on('error', reject);
  });

it('starts, fills in demo data, and finishes running work before it stops', async () => {
  const config = testConfig({ mongoUri: withDatabase });
  const platform = await startPlatform({
    config,
    log: createLog('silent'),
    domains: [platformDomain, slow],
  });
  expect(welcome(config, platform.port, platform.accounts)).toContain('owner@muster.test');
  expect(mongoose.connection.name).toBe(database);
  const running = fetchText(platform.port, '/api/v1/slow');
  await entered;
  const stopped = platform.stop();
  await expect(fetchText(platform.port, '/api/v1/health')).rejects.toThrow('ECONNREFUSED');
  answerSlow();
  expect(JSON.parse(await running)).toEqual({ finished: true });
  await stopped;
  expect(mongoose.connection.readyState).toBe(mongoose.ConnectionStates.disconnected);
  await mongoose.connect(withDatabase);
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});
