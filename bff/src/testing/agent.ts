import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import supertest, { type Test } from 'supertest';

const base = '/api/v1';

/** A browser with one session: keeps its cookie, sends its CSRF token and idempotency keys. */
export interface Agent {
  readonly userId: string;
  get(path: string): Test;
  post(path: string, body?: object): Test;
  put(path: string, body?: object): Test;
  patch(path: string, body?: object): Test;
  delete(path: string, body?: object): Test;
  readonly cookie: string;
  readonly csrfToken: string;
}

/** Returns the agent of an existing session; paths are below `/api/v1`. */
export function agentFor(
  app: Express,
  session: { userId: string; cookie: string; csrfToken: string },
): Agent {
  const { cookie, csrfToken, userId } = session;
  const change = (method: 'post' | 'put' | 'patch' | 'delete', path: string, body?: object) => {
    const browser = supertest(app);
    const request = browser[method](base + path).set({ Cookie: cookie, 'X-CSRF-Token': csrfToken });
    if (method === 'post') void request.set('Idempotency-Key', randomUUID());
    return body ? request.send(body) : request;
  };
  return {
    userId,
    cookie,
    csrfToken,
    get: (path) =>
      supertest(app)
        .get(base + path)
        .set('Cookie', cookie),
    post: (path, body = {}) => change('post', path, body),
    put: (path, body = {}) => change('put', path, body),
    patch: (path, body = {}) => change('patch', path, body),
    delete: (path, body) => change('delete', path, body),
  };
}

/** A caller without a session. */
export function visitor(app: Express): Pick<Agent, 'get' | 'post' | 'put' | 'patch' | 'delete'> {
  return {
    get: (path) => supertest(app).get(base + path),
    post: (path, body = {}) =>
      supertest(app)
        .post(base + path)
        .send(body),
    put: (path, body = {}) =>
      supertest(app)
        .put(base + path)
        .send(body),
    patch: (path, body = {}) =>
      supertest(app)
        .patch(base + path)
        .send(body),
    delete: (path) => supertest(app).delete(base + path),
  };
}
