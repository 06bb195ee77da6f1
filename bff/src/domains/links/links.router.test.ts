import {
  limits,
  mailedPurposes,
  matchRoute,
  publicRoutes,
  selfServiceRoutes,
} from '@muster/contracts';
import { Types } from 'mongoose';
import supertest from 'supertest';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { visitor } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { hashToken } from '../../auth/clear-token.ts';
import { AccessTokenModel, type AccessToken } from './access-token.model.ts';
import {
  createAccessToken,
  revokeLinksTo,
  storeClearToken,
  useAccessToken,
} from './api/access-tokens.ts';
import { createLink } from './links.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true, trustProxy: true } });
});
afterAll(() => test.close());

let lastAddress = 0;
const newAddress = () => `198.19.0.${(lastAddress += 1)}`;
const open = (token: string, ip = newAddress()) =>
  visitor(test.app).post('/links', { token }).set('X-Forwarded-For', ip);
const storedLink = (link: { stored: AccessToken }) =>
  AccessTokenModel.findById(link.stored._id).lean();
const write = <T>(work: Parameters<typeof transact<T>>[1]) => transact(systemContext('test'), work);

describe('opening a link', () => {
  it('gives a handle that is not secret, and a cookie limited to its path', async () => {
    const link = await createLink();
    const answer = await open(link.token);
    expect(answer.body).toEqual({
      handle: link.stored.handle,
      purpose: 'client_feedback',
      maskedEmail: 'g•••@client.test',
      agencyName: 'Muster',
      expiresAt: link.stored.expiresAt.toISOString(),
      route: `/feedback/${link.stored.handle}`,
    });
    const [cookie] = answer.get('Set-Cookie') ?? [];
    expect(cookie).toContain(`Path=/api/v1/links/${link.stored.handle};`);
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(answer.get('Cache-Control')).toContain('no-store');
  });

  it('can be read again by its handle only with the cookie', async () => {
    const link = await createLink();
    const browser = supertest.agent(test.app);
    await browser.post('/api/v1/links').send({ token: link.token });
    const path = `/api/v1/links/${link.stored.handle}`;
    expect((await browser.get(path)).body.handle).toBe(link.stored.handle);
    expect((await supertest(test.app).get(path)).body.error.code).toBe('TOKEN_INVALID');
    const other = await createLink();
    const foreign = await supertest(test.app)
      .get(`/api/v1/links/${other.stored.handle}`)
      .set('Cookie', `muster.link=${link.token}`);
    expect(foreign.body.error.code).toBe('TOKEN_INVALID');
  });

  it('records its use and changes nothing else', async () => {
    const link = await createLink({ maxUses: 1 });
    await open(link.token, '198.19.7.7');
    const first = await storedLink(link);
    await open(link.token);
    const second = await storedLink(link);
    expect(first?.lastIp).toBe('198.19.7.7');
    expect(second?.firstUsedAt).toEqual(first?.firstUsedAt);
    expect(second?.lastUsedAt?.getTime()).toBeGreaterThanOrEqual(first?.lastUsedAt?.getTime() ?? 0);
    expect(second).toEqual({
      ...link.stored,
      // Created when the mail was sent.
      tokenHash: hashToken(link.token),
      firstUsedAt: expect.any(Date),
      lastUsedAt: expect.any(Date),
      lastIp: expect.any(String),
    });
  });
});

describe('where a link leads', () => {
  const pages = [...Object.values(publicRoutes), ...Object.values(selfServiceRoutes)];

  it.each(mailedPurposes)('%s leads to a page, or is one itself', async (purpose) => {
    const { token, stored } = await createLink({ purpose });
    const { body } = await open(token).expect(200);
    expect(body).toMatchObject({ purpose, handle: stored.handle });
    if (body.route === null) return;
    const { pathname } = new URL(body.route, 'http://muster.test');
    expect(matchRoute(pages, pathname)?.route.status).toBe('built');
  });

  it('the secret of a meeting, which a browser gets without a mail, opens nothing', async () => {
    const secret = 's'.repeat(43);
    const link = await write(async (tx) => {
      const created = await createAccessToken(tx, {
        purpose: 'meeting_join',
        subject: { type: 'meeting_participant', id: new Types.ObjectId() },
        holderEmail: 'guest@client.test',
        scopes: ['meeting:join'],
        expiresAt: new Date(Date.now() + 60_000),
      });
      await storeClearToken(tx, created._id, hashToken(secret));
      return created;
    });
    expect((await open(secret)).body.error.code).toBe('TOKEN_INVALID');
    const { body } = await supertest(test.app)
      .get(`/api/v1/links/${link.handle}`)
      .set('Cookie', `muster.link=${secret}`);
    expect(body.error.code).toBe('TOKEN_INVALID');
  });
});

describe('how long a browser holds a link', () => {
  const endOf = (cookie: string | undefined) =>
    Date.parse(/Expires=([^;]+)/.exec(cookie ?? '')?.[1] ?? '');

  it('begins anew with each use of its pages, and ends with the link', async () => {
    const later = new Date(Date.now() + 2 * limits.publicToken.open);
    const { token, stored } = await createLink({ purpose: 'unsubscribe', expiresAt: later });
    const path = `/api/v1/links/${stored.handle}/unsubscribe`;
    const used = await supertest(test.app).get(path).set('Cookie', `muster.link=${token}`);
    expect(used.status).toBe(200);
    const held = endOf(used.get('Set-Cookie')?.[0]) - Date.now();
    expect(held).toBeGreaterThan(limits.publicToken.open - 60_000);
    expect(held).toBeLessThanOrEqual(limits.publicToken.open);

    const soon = new Date(Date.now() + 60_000);
    const short = await createLink({ purpose: 'unsubscribe', expiresAt: soon });
    const opened = await open(short.token);
    expect(endOf(opened.get('Set-Cookie')?.[0])).toBeLessThanOrEqual(soon.getTime());
  });

  it('a browser without it is told after how many hours that happens', async () => {
    const { stored } = await createLink({ purpose: 'unsubscribe' });
    for (const page of ['', '/unsubscribe']) {
      const { body } = await supertest(test.app).get(`/api/v1/links/${stored.handle}${page}`);
      expect(body.error).toMatchObject({ code: 'TOKEN_INVALID', context: { hours: 12 } });
    }
  });
});

describe('the states of a link', () => {
  it('have different error codes', async () => {
    const code = async (link: { token: string }) => (await open(link.token)).body.error?.code;
    const fine = await createLink();
    expect(await code(fine)).toBeUndefined();
    expect(await code({ token: 'n'.repeat(43) })).toBe('TOKEN_INVALID');
    expect(await code(await createLink({ expiresAt: new Date(Date.now() - 1) }))).toBe(
      'TOKEN_EXPIRED',
    );
    const closed = await createLink();
    await write((tx) =>
      revokeLinksTo(
        tx,
        { type: closed.stored.subjectType, id: closed.stored.subjectId },
        'subject_cancelled',
      ),
    );
    expect(await code(closed)).toBe('TOKEN_REVOKED');
    const used = await createLink({ maxUses: 1 });
    await write((tx) => useAccessToken(tx, used.stored));
    expect(await code(used)).toBe('TOKEN_USED');
  });

  it('a new link for the same reader closes the first one; a reminder does not', async () => {
    const subject = { type: 'Application', id: new Types.ObjectId() };
    const first = await createLink({ subject });
    const reminder = await createLink({ subject, keepEarlier: true });
    expect((await open(first.token)).status).toBe(200);
    expect((await open(reminder.token)).status).toBe(200);
    const second = await createLink({ subject });
    expect((await open(first.token)).body.error.code).toBe('TOKEN_REVOKED');
    expect((await open(second.token)).status).toBe(200);
  });

  it('simultaneous uses succeed only as often as uses are left', async () => {
    const { stored } = await createLink({ maxUses: 1 });
    const results = await Promise.allSettled([
      write((tx) => useAccessToken(tx, stored)),
      write((tx) => useAccessToken(tx, stored)),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const rejected = results.find((result) => result.status === 'rejected');
    expect(rejected?.reason).toMatchObject({ code: 'TOKEN_USED' });
  });

  it('opens only for its signed-in holder', async () => {
    const link = await createLink({ holderEmail: 'Hana@client.test' });
    const holder = await signInAs(test, 'client_manager', { user: { email: 'hana@client.test' } });
    const other = await signInAs(test, 'client_manager');
    expect((await holder.post('/links', { token: link.token })).status).toBe(200);
    const refused = await other.post('/links', { token: link.token });
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatchObject({
      code: 'TOKEN_WRONG_PERSON',
      context: { maskedEmail: 'H•••@client.test' },
    });
  });
});

describe('guessing', () => {
  it('blocks an address for an hour', async () => {
    const ip = newAddress();
    const link = await createLink();
    for (let i = 0; i <= limits.publicToken.wrongPerIp; i += 1)
      await open(`${'g'.repeat(40)}${i}`, ip);
    const blocked = await open(link.token, ip);
    expect(blocked.status).toBe(429);
    expect(blocked.body.error.context.retryAfter).toBeGreaterThan(3500);
    expect((await open(link.token)).status).toBe(200);
  });

  it('limits honest use to sixty requests a minute', async () => {
    const ip = newAddress();
    const link = await createLink();
    for (let i = 0; i < limits.publicToken.perIp; i += 1)
      expect((await open(link.token, ip)).status).toBe(200);
    expect((await open(link.token, ip)).status).toBe(429);
  });
});
