import {
  allEndpoints,
  exportEndpoints,
  legalIdentityEndpoints,
  listNames,
  ownIdentityEndpoints,
  readsOnly,
  roles,
  searchEndpoints,
  type AnyEndpoint,
  type LegalIdentity,
  type Role,
} from '@muster/contracts';
import { randomUUID } from 'node:crypto';
import { makeExports } from '../domains/exports/export.fixtures.ts';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import type { Candidate } from '../records/candidates/candidate.model.ts';
import { createIdentity } from '../domains/legal-identities/legal-identity.fixtures.ts';
import { openStream, type OpenedStream } from '../domains/notifications/event-stream.fixtures.ts';
import { createLog } from '../log.ts';
import { startLive } from '../testing/start-live.ts';
import { takeSnapshot } from './database-snapshot.fixtures.ts';
import { readCallOf } from './endpoint-fixtures.fixtures.ts';
import { explain, type Answer } from './http.fixtures.ts';
import { dueEndpoints, hasTurn, inTurn } from './in-turn.fixtures.ts';
import { refusalOf } from './permission-table.fixtures.ts';
import { openWorld, type Caller, type World } from './world.fixtures.ts';

/** Matches a separate number, not a part of an id, a cursor or another number. */
const alone = (digits: string) => new RegExp(`(?<![\\w.-])(?:${digits})(?![\\w-])`);
const planted = {
  'a tax id': { text: '298765438', found: /298765438/ },
  'a tax id that was corrected': { text: '276543211', found: /276543211/ },
  'a bank account': { text: '7391', found: alone('7391') },
  'a bank account that was corrected': { text: '8264', found: alone('8264') },
} as const;
const secretsIn = (text: string): string[] =>
  Object.entries(planted)
    .filter(([, { found }]) => found.test(text))
    .map(([what]) => what);

/** Endpoints where the person and the reviewers read them. */
const tells = ({ name }: AnyEndpoint): boolean =>
  name.startsWith('ownIdentities.') || name.startsWith('legalIdentities.');

const lines: string[] = [];
let world: World;
let other: Candidate;
let ids: string[];
let background: ReturnType<typeof startLive>;
const watching = ['admin', 'finance_hr', 'recruiter', 'client_admin', 'candidate'] as const;
const streams = new Map<Role, OpenedStream>();

beforeAll(async () => {
  world = await openWorld(createLog('trace', { write: (line) => lines.push(line) }));
  other = await createCandidateRecord({ ownerUserId: world.as('recruiter').user._id });
  const facts = { taxId: '298765438', taxIdCountry: 'PT', bankReference: '7391' };
  const identities = [
    await createIdentity(other, { ...facts, status: 'verified' }),
    await createIdentity(other, { ...facts, status: 'submitted', revision: 2 }),
    await createIdentity(world.ownRecords.contractor, { ...facts, status: 'verified' }),
  ];
  ids = [other, world.ownRecords.contractor, ...identities].map(({ _id }) => _id.toHexString());
  background = startLive(world.test, 'notifications');
  for (const role of watching)
    streams.set(role, await openStream(world.door.origin, world.as(role).cookie));
}, 120_000);
afterAll(async () => {
  for (const stream of streams.values()) stream.close();
  await background.stop();
  await world.close();
});

const callerOf = (name: Role): Caller => ({ name, signedIn: world.as(name) });
const told = ({ text, headers }: Answer): string[] =>
  secretsIn(`${[...headers].map((line) => line.join(': ')).join('\n')}\n${text}`);

describe('writing a legal identity', () => {
  const write = (endpoint: AnyEndpoint, call: object, role: Role, idempotencyKey = randomUUID()) =>
    world.door.ask(endpoint, call, world.as(role), { idempotencyKey });
  const draft = {
    kind: 'individual',
    facts: {
      legalName: 'Inês Duarte',
      country: 'PT',
      addressLine1: 'Rua Nova 7',
      city: 'Lisboa',
      postalCode: '1100-001',
      taxId: '298765438',
      taxIdCountry: 'PT',
      bankReference: '7391',
    },
  };

  it('repeats the tax id and bank account for a repeated request, and stores neither in clear text', async () => {
    const key = randomUUID();
    const first = await write(ownIdentityEndpoints.create, { body: draft }, 'candidate', key);
    expect(explain(first)).toMatch(/^201/);
    const again = await write(ownIdentityEndpoints.create, { body: draft }, 'candidate', key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    // The person reads them, so the searches below would find them.
    expect(told(again)).toEqual(['a tax id', 'a bank account']);

    const { id, version } = first.body as LegalIdentity;
    const changed = await write(
      ownIdentityEndpoints.update,
      {
        params: { id },
        body: { version, changes: { taxId: '276543211', bankReference: '8264' } },
      },
      'candidate',
    );
    expect([changed.status, told(changed)]).toEqual([
      200,
      ['a tax id that was corrected', 'a bank account that was corrected'],
    ]);
    // Refusals do not quote the values in the log.
    await write(
      ownIdentityEndpoints.create,
      { body: { ...draft, facts: { ...draft.facts, taxId: '298765438-not-one', more: '7391' } } },
      'contractor',
    );
    await write(
      legalIdentityEndpoints.create,
      { params: { id: other._id.toHexString() }, body: draft },
      'finance_hr',
    );
    await world.test.runEvents();
  });

  it('stores them in the record only, and nowhere else in the database', async () => {
    const held = [...(await takeSnapshot())]
      .filter(([place]) => !place.startsWith('legal_identities/'))
      .flatMap(([place, content]) => secretsIn(content).map((what) => `${place}: ${what}`));
    expect(held).toEqual([]);
    const records = [...(await takeSnapshot())].filter(
      ([place, content]) => place.startsWith('legal_identities/') && secretsIn(content).length > 0,
    );
    expect(records.length).toBeGreaterThanOrEqual(4);
  });
});

const granted = (endpoint: AnyEndpoint) =>
  roles.map(callerOf).filter((caller) => refusalOf(endpoint, caller) === null);
describe.each(roles.map((role) => [role] as const))('%s', (role) => {
  it('reads tax ids and bank accounts in no list, record, search or export', async () => {
    const found: string[] = [];
    const look = async (endpoint: AnyEndpoint, call: object) => {
      const answer = await world.door.ask(endpoint, call, world.as(role));
      found.push(...told(answer).map((what) => `${endpoint.name}: ${what}`));
      return answer;
    };
    const reads = dueEndpoints.filter(
      (endpoint) =>
        readsOnly(endpoint) &&
        !tells(endpoint) &&
        !endpoint.name.startsWith('mailbox.') &&
        hasTurn(endpoint, granted(endpoint), role),
    );
    for (const endpoint of reads) {
      const call = await readCallOf(world, endpoint, callerOf(role));
      const [param] = Object.keys(call.params ?? {});
      if (param === undefined) await look(endpoint, call);
      else
        for (const id of inTurn(ids, allEndpoints.indexOf(endpoint) + roles.indexOf(role), 5))
          await look(endpoint, { ...call, params: { ...call.params, [param]: id } });
    }
    for (const { text } of Object.values(planted)) {
      const query = { q: text };
      const { body } = await world.door.ask(searchEndpoints.find, { query }, world.as(role));
      // The typed text is repeated, but finds nobody.
      expect(JSON.stringify(body)).not.toContain(other.name);
    }
    const asked = await Promise.all(
      listNames.map((list) => look(exportEndpoints.create, { body: { list } })),
    );
    await makeExports(world.test);
    for (const { status, body } of asked)
      if (status === 202)
        await look(exportEndpoints.download, { params: { id: (body as { id: string }).id } });
    expect([...new Set(found)]).toEqual([]);
  }, 180_000);
});

it('writes tax ids and bank accounts into no log line and no event of a stream', async () => {
  await world.test.runEvents();
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => secretsIn(line).length > 0)).toEqual([]);
  for (const role of watching) {
    const received = streams.get(role)?.received ?? [];
    expect([role, secretsIn(JSON.stringify(received))]).toEqual([role, []]);
  }
  expect(streams.get('candidate')?.received.map(({ name }) => name)).toContain('open');
});
