import express from 'express';
import { listen } from './server.ts';

it('keeps idle connections open longer than proxies and client pools do', async () => {
  const app = express().get('/', (_req, res) => void res.json({}));
  const { port, stop } = await listen(app, 0, '127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  await answer.text();
  await stop();
  const [, seconds] = /^timeout=(\d+)$/.exec(answer.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});
