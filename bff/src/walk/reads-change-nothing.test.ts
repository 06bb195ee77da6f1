import { noteEndpoints, readsOnly, type AnyEndpoint } from '@muster/contracts';
import { AuditEventModel } from '../audit/audit-event.model.ts';
import { differences, takeSnapshot } from './database-snapshot.fixtures.ts';
import type { FixtureCall } from './endpoint-fixture.fixtures.ts';
import { fixtureOf } from './endpoint-fixtures.fixtures.ts';
import { dueEndpoints, inTurn, isAllDue, oneOfEachKind } from './in-turn.fixtures.ts';
import { refusalOf } from './permission-table.fixtures.ts';
import { candidateFor, createMail, createNote } from './records.fixtures.ts';
import { openWorld, type Caller, type World } from './world.fixtures.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await createMail(world);
});
afterAll(() => world.close());

interface Read {
  endpoint: AnyEndpoint;
  caller: Caller;
  call: FixtureCall;
}

/**
 * Returns every read by one permitted caller of each kind of role and scope, in turn: of records
 * that they reach, and of hidden ones. Two callers without permission take part: they get no
 * further than the door. `npm run test:full` reads as every caller.
 */
async function everyRead(): Promise<Read[]> {
  const reads: Read[] = [];
  for (const [turn, endpoint] of dueEndpoints.filter(readsOnly).entries()) {
    const { call: makeCall, hidden } = fixtureOf(endpoint.name);
    const donor = world.callers.find((caller) => refusalOf(endpoint, caller) === null);
    if (!donor) continue;
    const isGranted = (caller: Caller) => refusalOf(endpoint, caller) === null;
    const refused = world.callers.filter((caller) => !isGranted(caller));
    const call = await makeCall(world, donor);
    for (const caller of inTurn(refused, turn, Math.max(1, refused.length >> 1)))
      reads.push({ endpoint, caller, call });
    for (const caller of oneOfEachKind(endpoint, world.callers.filter(isGranted), turn)) {
      reads.push({ endpoint, caller, call: await makeCall(world, caller) });
      const beyond = typeof hidden === 'function' && (await hidden(world, caller));
      if (beyond) reads.push({ endpoint, caller, call: beyond });
    }
  }
  return reads;
}

it('reads change nothing, whatever the role', async () => {
  const reads = await everyRead();
  const owner = world.callers.find(({ name }) => name === 'owner');
  if (!owner) throw new Error('Nobody is the owner');
  // A private note of another user: opening it is audited.
  const candidate = await candidateFor(world, owner, 'candidate.read');
  const note = await createNote(candidate, world.colleague._id, { visibility: 'private' });
  reads.push({
    endpoint: noteEndpoints.read,
    caller: owner,
    call: { params: { id: note._id.toHexString() } },
  });

  const before = await takeSnapshot();
  const statuses = await Promise.all(
    reads.map(async ({ endpoint, caller, call }) => {
      const { status } = await world.door.ask(endpoint, call, call.as ?? caller.signedIn);
      return status;
    }),
  );
  const after = await takeSnapshot();

  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(reads.length / 3);
  const changes = differences(before, after);
  const traces = changes.filter((line) => /^added audit_(events|values)\//.test(line));
  expect(changes.filter((line) => !traces.includes(line))).toEqual([]);
  // Opening secrets and exporting are audited; this is the complete list.
  const uses = [
    'candidate.export_data',
    'candidate.read',
    'candidate.read_answers',
    'candidate.read_transcript',
    'data.view',
    'export.download',
    'import.download',
    'legal_identity.read',
    'legal_identity.read_document',
    'note.read_private',
    'timesheet.export',
  ];
  const noted = await AuditEventModel.distinct('action', { action: { $in: uses } });
  expect(uses).toEqual(expect.arrayContaining(noted));
  expect(isAllDue ? noted.toSorted() : uses).toEqual(uses);
  const known = new RegExp(`"action":"(${uses.join('|').replaceAll('.', '\\.')})"`);
  const events = traces.filter((line) => line.startsWith('added audit_events/'));
  expect(events.filter((line) => !known.test(line))).toEqual([]);
}, 180_000);
