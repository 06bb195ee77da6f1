import type { AnyEndpoint } from '@muster/contracts';
import express, { type ErrorRequestHandler } from 'express';
import request from 'supertest';
import { routesFor } from './route-index.ts';

const at = (path: string): AnyEndpoint => ({ path }) as AnyEndpoint;

/** Mounts notes, then uses a middleware, then mounts notes and tasks. */
function createApp() {
  const tried: string[] = [];
  const router = express.Router({ caseSensitive: true });
  routesFor(router, at('/notes/first')).get('/notes/first', (_req, res) => {
    tried.push('first');
    res.send('first');
  });
  router.use((_req, _res, next) => {
    tried.push('between');
    next();
  });
  routesFor(router, at('/notes/:id')).get('/notes/:id', ({ params }, res) => {
    if (params.id === 'broken') throw new Error('broken');
    res.json(params);
  });
  routesFor(router, at('/tasks/:id')).get('/tasks/:id', (_req, res) => {
    res.send('task');
  });
  routesFor(router, at('/notes/:id')).put('/notes/:id', (_req, res) => {
    res.send('put');
  });
  const app = express();
  app.use('/api', router);
  app.use(((error: Error, _req, res, _next) => {
    res.status(500).send(error.message);
  }) satisfies ErrorRequestHandler);
  return { app, router, tried };
}

describe('routes indexed by the first part of their path', () => {
  it('keep the order in which they were mounted, middleware between them included', async () => {
    const { app, tried } = createApp();
    expect((await request(app).get('/api/notes/first')).text).toBe('first');
    expect(tried).toEqual(['first']);
    expect((await request(app).get('/api/notes/7?full=1')).body).toEqual({ id: '7' });
    expect(tried).toEqual(['first', 'between']);
    expect((await request(app).get('/api/tasks/7/')).text).toBe('task');
    expect((await request(app).put('/api/notes/7')).text).toBe('put');
  });

  it('pass on errors, and requests that match none of them', async () => {
    const { app } = createApp();
    const broken = await request(app).get('/api/notes/broken');
    expect([broken.status, broken.text]).toEqual([500, 'broken']);
    const answers = await Promise.all(
      ['/api', '/api/', '/api//notes/7', '/api/Notes/7', '/api/notes', '/api/others/7'].map(
        (path) => request(app).get(path),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await request(app).delete('/api/notes/7')).status).toBe(404);
  });

  it('list the methods of an address', async () => {
    const { app } = createApp();
    const { headers } = await request(app).options('/api/notes/7');
    expect(headers['allow']).toBe('GET, HEAD, PUT');
  });

  it('reject a path that does not begin with a name', () => {
    const { router } = createApp();
    expect(() => routesFor(router, at('/:id'))).toThrow('begins with no name');
  });
});
