import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allEndpoints,
  applicationActionEndpoints,
  attachmentEndpoints,
  clientCandidateEndpoints,
  clientRoles,
  decisionVisitEndpoints,
  exportEndpoints,
  listNames,
  papers,
  readsOnly,
  type AnyEndpoint,
} from '@muster/contracts';
import PostalMime from 'postal-mime';
import { decisionLinkOf } from '../domains/applications/decisions-by-mail/decision.fixtures.ts';
import { makeExports } from '../domains/exports/export.fixtures.ts';
import { openStream, type OpenedStream } from '../domains/notifications/event-stream.fixtures.ts';
import { EmailMessageModel } from '../mail/email-message.model.ts';
import { mailFolder } from '../mail/mail-transport.ts';
import { closeTextExtraction, extractText } from '../text-extraction/extract-text.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { startLive } from '../testing/start-live.ts';
import {
  agencySecretsIn,
  plantAtClient,
  type ClientRole,
  type ClientScene,
} from './client-secrets.fixtures.ts';
import { fixtureOf, readCallOf } from './endpoint-fixtures.fixtures.ts';
import { explain, type Answer } from './http.fixtures.ts';
import { inTurn } from './in-turn.fixtures.ts';
import { refusalOf } from './permission-table.fixtures.ts';
import { leaksIn } from './visibility.fixtures.ts';
import { openWorld, type Caller, type World } from './world.fixtures.ts';

let world: World;
let keeper: SignedIn;
let scene: ClientScene;
let background: ReturnType<typeof startLive>;
const streams = new Map<ClientRole, OpenedStream>();

beforeAll(async () => {
  world = await openWorld();
  keeper = await signInAs(world.test, 'admin');
  scene = await plantAtClient(world, keeper);
  background = startLive(world.test, 'notifications');
  for (const role of clientRoles)
    streams.set(role, await openStream(world.door.origin, world.as(role).cookie));
}, 120_000);
afterAll(async () => {
  for (const stream of streams.values()) stream.close();
  await background.stop();
  await closeTextExtraction();
  await world.close();
});

const callerOf = (name: ClientRole): Caller => ({ name, signedIn: world.as(name) });
const callable = (role: ClientRole) =>
  allEndpoints.filter(
    // The mailbox of a development machine shows every mail on purpose.
    (endpoint) =>
      refusalOf(endpoint, callerOf(role)) === null && !endpoint.name.startsWith('mailbox.'),
  );

/** Returns the text of an answer; of a PDF, the text on its pages. */
async function textOf({ headers, bytes, text }: Answer): Promise<string> {
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('application/pdf')) return text;
  const read = await extractText(bytes, 'application/pdf');
  return `${text}\n${(read?.lines ?? []).map((line) => line.text).join(' ')}`;
}

/** Returns the agency's secrets in an answer's text, files and headers. */
async function toldBy({ name }: AnyEndpoint, role: ClientRole, answer: Answer): Promise<string[]> {
  const head = [...answer.headers].map((line) => line.join(': ')).join('\n');
  const found = agencySecretsIn(`${head}\n${await textOf(answer)}`, role);
  const leaks = leaksIn(name, role, answer).filter((leak) => !ownMoney.test(leak));
  return [...found.map((secret) => `${name}: ${secret}`), ...leaks];
}

/** The client's own payments have these keys; the figures themselves are checked above. */
const ownMoney = /reads the key "(billRate|amount)"/;

/**
 * Returns calls of an endpoint for each record of the scene, otherwise as its fixture makes them.
 */
async function callsOf(endpoint: AnyEndpoint, role: ClientRole, oneOf: number) {
  if (!endpoint.path.includes(':')) return [];
  const caller = callerOf(role);
  const call = readsOnly(endpoint)
    ? await readCallOf(world, endpoint, caller)
    : await fixtureOf(endpoint.name).call(world, caller);
  const [first] = Object.keys(call.params ?? {});
  const turn = allEndpoints.indexOf(endpoint) + clientRoles.indexOf(role);
  const ids = first ? inTurn(scene.ids, turn, oneOf) : [];
  return ids.map((id) => ({ ...call, params: { ...call.params, [String(first)]: id } }));
}

describe.each(clientRoles.map((role) => [role] as const))('%s', (role) => {
  it('reads no internal data of the agency in any list, record, page or stream', async () => {
    const found: string[] = [];
    let shown = 0;
    for (const endpoint of callable(role).filter(readsOnly)) {
      const own = await readCallOf(world, endpoint, callerOf(role));
      const asked = await callsOf(endpoint, role, 2);
      const searched = endpoint.path.includes(':')
        ? []
        : inTurn(scene.words, allEndpoints.indexOf(endpoint), 3).map((q) => ({
            ...own,
            query: { q },
          }));
      for (const call of [own, ...asked]) {
        const answer = await world.door.ask(endpoint, call, call.as ?? world.as(role));
        if (answer.status === 200 && call !== own) shown += 1;
        found.push(...(await toldBy(endpoint, role, answer)));
      }
      for (const call of searched) {
        const { text } = await world.door.ask(endpoint, call, world.as(role));
        // Refusals repeat the typed text.
        found.push(...agencySecretsIn(text.replaceAll(call.query.q, ''), role));
      }
    }
    expect([...new Set(found)]).toEqual([]);
    // The records of the scene belong to the client: without them nothing would be tested. How many
    // of them are used depends on the number of endpoints.
    expect(shown).toBeGreaterThan(0);
  }, 180_000);

  it('gets PDFs of the submission without internal data of the agency', async () => {
    const person = { id: scene.waiting._id.toHexString() };
    for (const paper of papers) {
      const pdf = await world.door.ask(
        clientCandidateEndpoints.pdf,
        { params: person, query: { paper } },
        world.as(role),
      );
      expect([paper, explain(pdf)]).toEqual([paper, '200 {}']);
      expect(await textOf(pdf)).toContain('Calm and clear.');
      expect(await toldBy(clientCandidateEndpoints.pdf, role, pdf)).toEqual([]);
    }
  });

  it('gets no file that no profile shows', async () => {
    const kept = await world.door.ask(
      attachmentEndpoints.download,
      { params: { id: scene.files.kept } },
      world.as(role),
    );
    expect([kept.status, await toldBy(attachmentEndpoints.download, role, kept)]).toEqual([
      404,
      [],
    ]);
  });

  it('exports no internal data of the agency', async () => {
    const asked = await Promise.all(
      listNames.map((list) =>
        world.door.ask(exportEndpoints.create, { body: { list } }, world.as(role)),
      ),
    );
    await makeExports(world.test);
    const files = await Promise.all(
      asked.flatMap(({ status, body }) =>
        status === 202
          ? [
              world.door.ask(
                exportEndpoints.download,
                { params: body as { id: string } },
                world.as(role),
              ),
            ]
          : [],
      ),
    );
    const told = await Promise.all(
      [...asked, ...files].map((answer) => toldBy(exportEndpoints.download, role, answer)),
    );
    expect(told.flat()).toEqual([]);
  }, 60_000);
});

describe('through the link of a mail, without an account', () => {
  it.each(['client_admin', 'client_manager'] as const)(
    'a %s reads the submission without internal data of the agency',
    async (role) => {
      const { token, stored } = await decisionLinkOf(scene.waiting, world.as(role).user.email);
      const answer = await world.door.ask(
        decisionVisitEndpoints.read,
        { params: { handle: stored.handle } },
        { cookie: `muster.link=${token}`, csrfToken: '' },
      );
      expect(explain(answer)).toBe('200 {}');
      expect(answer.text).toContain('Calm and clear.');
      expect(await toldBy(decisionVisitEndpoints.read, role, answer)).toEqual([]);
    },
  );
});

// Before any decision: afterwards not every reader sees everything.
it('would detect each of these secrets', async () => {
  const { bytes } = await world.door.ask(
    clientCandidateEndpoints.pdf,
    { params: { id: scene.waiting._id.toHexString() } },
    world.as('client_admin'),
  );
  // The PDF of the permitted reader, checked as for another role, shows that the bill rate would be
  // found.
  const text = (await extractText(bytes, 'application/pdf'))?.lines
    .map((line) => line.text)
    .join(' ');
  expect(agencySecretsIn(text ?? '', 'client_viewer')).toEqual(['what the client pays']);
  expect(agencySecretsIn('Pay: 47.19 USD, margin 48.46 %', 'client_admin')).toEqual([
    'what the person is paid',
    'the margin',
  ]);
  const staff = await keeper.get(`/applications/${scene.waiting._id.toHexString()}`);
  expect(agencySecretsIn(staff.text, 'client_admin')).toContain('what the person is paid');
});

describe('when staff and the client work on these records', () => {
  it('the client’s answers contain no internal data, refusals and conflicts included', async () => {
    const submitted = await world.door.ask(
      applicationActionEndpoints.submit,
      {
        params: { id: scene.prepared._id.toHexString() },
        body: { version: scene.prepared.version, note: 'She could begin soon.', timing: 'now' },
      },
      keeper,
    );
    expect(explain(submitted)).toBe('200 {}');
    await world.test.runEvents();
    const found: string[] = [];
    for (const role of clientRoles) {
      const shown = await world.door.ask(
        attachmentEndpoints.download,
        { params: { id: scene.files.shown } },
        world.as(role),
      );
      expect([role, shown.status]).toEqual([role, 200]);
      found.push(...(await toldBy(attachmentEndpoints.download, role, shown)));
    }
    for (const role of clientRoles)
      for (const endpoint of callable(role).filter((one) => !readsOnly(one))) {
        // A separate session, because some calls end their own.
        const session = await world.freshSession(callerOf(role));
        for (const call of await callsOf(endpoint, role, 9)) {
          const answer = await world.door.ask(endpoint, call, call.as ?? session);
          found.push(...(await toldBy(endpoint, role, answer)));
        }
      }
    expect([...new Set(found)]).toEqual([]);
  }, 180_000);

  it('the client’s mails, invitations and streams contain no internal data', async () => {
    await world.test.runEvents();
    const found: string[] = [];
    const templates = new Set<string>();
    for (const role of clientRoles) {
      const mails = await EmailMessageModel.find({ to: world.as(role).user.email }).lean();
      for (const { _id, template, status, subject } of mails) {
        if (status !== 'sent') continue;
        templates.add(template);
        const file = join(mailFolder(world.test.config), `${_id.toHexString()}.eml`);
        const raw = readFileSync(file);
        const read = await PostalMime.parse(raw);
        const parts = read.attachments.map(({ content }) =>
          typeof content === 'string' ? content : new TextDecoder().decode(content),
        );
        const text = [raw.toString('utf8'), subject, read.html, read.text, ...parts].join('\n');
        found.push(...agencySecretsIn(text, role).map((secret) => `${template}: ${secret}`));
      }
      const { received } = streams.get(role) ?? { received: [] };
      found.push(...agencySecretsIn(JSON.stringify(received), role).map((one) => `stream: ${one}`));
    }
    expect([...new Set(found)]).toEqual([]);
    expect([...templates]).toContain('candidate_submitted');
    expect(streams.get('client_admin')?.received.map(({ name }) => name)).toContain('open');
  }, 60_000);
});
