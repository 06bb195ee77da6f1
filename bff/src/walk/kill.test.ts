import {
  authEndpoints,
  candidateEndpoints,
  fileEndpoints,
  limits,
  meEndpoints,
  noteEndpoints,
  type AnyEndpoint,
} from '@muster/contracts';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPassword } from '../domains/auth/auth.fixtures.ts';
import {
  explain,
  outcomeOf,
  request,
  type Answer,
  type Call,
  type Credentials,
} from './http.fixtures.ts';
import { inviteOwner, startPlatform, type RealPlatform } from './real-process.fixtures.ts';

const rounds = process.env['MUSTER_TEST_FULL'] ? 6 : 1;
const writers = 4;
const enough = 16;
const fiveMinutes = 300_000;

interface Written {
  candidateId: string;
  email: string;
  noteId: string | null;
}

let dataDir: string;
let platform: RealPlatform;
let owner: Credentials;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'muster-kill-'));
  platform = await startPlatform(dataDir);
  // While it runs, as described in the README.
  const token = await inviteOwner(dataDir, 'owner@muster.test');
  owner = await acceptInvitation(token);
}, fiveMinutes);
afterAll(async () => {
  await platform?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function acceptInvitation(token: string): Promise<Credentials> {
  const accepted = await request(
    platform.origin,
    authEndpoints.acceptInvite,
    {
      body: {
        token,
        password: newPassword,
        firstName: 'Ines',
        lastName: 'Duarte',
        acceptTerms: true,
      },
    },
    null,
  );
  if (accepted.status !== 200) throw new Error(`The invitation: ${explain(accepted)}`);
  const [cookie = ''] = (accepted.headers.get('set-cookie') ?? '').split(';');
  const { csrfToken } = accepted.body as { csrfToken: string };
  const credentials = { cookie, csrfToken };
  const settled = await request(
    platform.origin,
    meEndpoints.setLocation,
    { body: { country: 'PT', timeZone: 'Europe/Lisbon', timeFormat: 'h24', weekStarts: 'mon' } },
    credentials,
  );
  if (settled.status !== 200) throw new Error(`The set-up: ${explain(settled)}`);
  return credentials;
}

const ask = (endpoint: AnyEndpoint, call: Call, idempotencyKey: string = randomUUID()) =>
  request(platform.origin, endpoint, call, owner, { idempotencyKey });

const idIn = ({ body }: Answer) => (body as { id: string }).id;
const noteIdIn = ({ body }: Answer) => (body as { note: { id: string } }).note.id;

let people = 0;

/** A unique candidate, so that no duplicate question arises. */
function nextPerson(): { email: string; call: Call } {
  people += 1;
  const email = `writer.${people}@people.test`;
  const name = `Person ${people}`;
  return { email, call: { body: { firstName: 'Kim', lastName: name, email, country: 'PT' } } };
}

interface Unanswered {
  email: string;
  call: Call;
  key: string;
}

/** Writes candidates and notes on them until the platform stops. */
async function writeUntilKilled(
  written: Written[],
  unanswered: Unanswered[],
  onWritten: () => void,
): Promise<void> {
  for (;;) {
    const { email, call } = nextPerson();
    const key = randomUUID();
    const created = await ask(candidateEndpoints.create, call, key).catch(() => null);
    if (!created) {
      unanswered.push({ email, call, key });
      return;
    }
    if (created.status !== 201) throw new Error(`Creating ${email}: ${explain(created)}`);
    const entry: Written = { candidateId: idIn(created), email, noteId: null };
    written.push(entry);
    const subject = { subjectType: 'candidate', subjectId: entry.candidateId };
    const noted = await ask(noteEndpoints.create, {
      body: { ...subject, body: `<p>About ${email}</p>` },
    }).catch(() => null);
    if (!noted) return;
    if (noted.status !== 201) throw new Error(`A note on ${email}: ${explain(noted)}`);
    entry.noteId = noteIdIn(noted);
    onWritten();
  }
}

async function expectKept({ candidateId, email, noteId }: Written): Promise<void> {
  const read = await ask(candidateEndpoints.read, { params: { id: candidateId } });
  expect([email, outcomeOf(read)]).toEqual([email, '200']);
  expect((read.body as { contact: { email: string } }).contact.email).toBe(email);
  if (noteId === null) return;
  const note = await ask(noteEndpoints.read, { params: { id: noteId } });
  expect([email, outcomeOf(note)]).toEqual([email, '200']);
  expect((note.body as { body: string }).body).toContain(email);
}

/** It may or may not be written: a retry with its key gives one candidate, never two. */
async function expectOnce({ email, call, key }: Unanswered): Promise<void> {
  const again = await ask(candidateEndpoints.create, call, key);
  expect(['201', '409 IDEMPOTENCY_IN_PROGRESS']).toContain(outcomeOf(again));
  const list = await ask(candidateEndpoints.list, { query: { q: email } });
  const { data } = list.body as { data: unknown[] };
  expect([email, data.length]).toEqual([email, again.status === 201 ? 1 : 0]);
}

it(
  `keeps every acknowledged change when everything is killed while writing (${rounds}×)`,
  async () => {
    const written: Written[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const unanswered: Unanswered[] = [];
      const goal = written.length + enough;
      await new Promise<void>((resolve, reject) => {
        let killed: Promise<void> | null = null;
        const onWritten = () => {
          if (written.length >= goal) killed ??= platform.kill();
        };
        const loops = Array.from({ length: writers }, () =>
          writeUntilKilled(written, unanswered, onWritten),
        );
        Promise.all(loops)
          .then(() => killed)
          .then(() => resolve(), reject);
      });
      platform = await startPlatform(dataDir);
      // The session is part of the acknowledged data.
      for (const entry of written) await expectKept(entry);
      for (const request of unanswered) await expectOnce(request);
    }
    expect(written.length).toBeGreaterThanOrEqual(rounds * enough);
  },
  fiveMinutes,
);

it(
  'resumes an upload at its last position after everything was killed in the middle of a part',
  async () => {
    const { chunk } = limits.file;
    const bytes = Buffer.alloc(3 * chunk + 500, 'A line of a long curriculum vitae.\n');
    const begun = await ask(fileEndpoints.begin, {
      body: { name: 'cv.txt', size: bytes.length, purpose: 'document' },
    });
    const params = { id: idIn(begun) };
    const send = (offset: number) =>
      ask(fileEndpoints.send, {
        params,
        query: { offset: String(offset) },
        bytes: bytes.subarray(offset, offset + chunk),
      });
    expect(outcomeOf(await send(0))).toBe('200');
    const underWay = send(chunk).catch(() => null);
    await platform.kill();
    await underWay;
    platform = await startPlatform(dataDir);
    const offsetIn = ({ body }: Answer) => (body as { offset: number }).offset;
    const kept = offsetIn(await ask(fileEndpoints.read, { params }));
    // The unacknowledged part is either complete or missing.
    expect([chunk, 2 * chunk]).toContain(kept);
    for (let at = kept; at < bytes.length; at = offsetIn(await send(at)));
    const whole = await ask(fileEndpoints.complete, { params, body: {} });
    expect(whole.body).toMatchObject({
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  },
  fiveMinutes,
);
