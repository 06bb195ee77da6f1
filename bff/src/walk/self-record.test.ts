import { allEndpoints, readsOnly } from '@muster/contracts';
import { writeEvent } from '../domains/activity-log/audit-event.fixtures.ts';
import { CandidateModel } from '../records/candidates/candidate.model.ts';
import { JobModel } from '../records/jobs/job.model.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { actingAs } from './impersonated.fixtures.ts';
import { fixtureOf } from './endpoint-fixtures.fixtures.ts';
import { dueEndpoints, inTurn, walksAll } from './in-turn.fixtures.ts';
import { plantSecrets, secretChanges, secretsIn, type Secrets } from './secrets.fixtures.ts';
import { openWorld, type World } from './world.fixtures.ts';

/** Texts by others on the record of a user who works here and is also a candidate. */
const aboutThePerson =
  /^planted-secret-(introduction|submission|author|feedback|suggestion|screening-form|legal-name|tax-id|document-title|placement|note|task|attachment|log-(candidate|application|application-feedback|suggestion|screening-form|legal-identity|signature-document|submission|placement|approval|note|task|attachment|extraction-review))$/;

let world: World;
let secrets: Secrets;
let admin: SignedIn;

beforeAll(async () => {
  world = await openWorld();
  admin = await signInAs(world.test, 'admin');
  const keeper = await signInAs(world.test, 'recruiter');
  secrets = await plantSecrets(keeper);
  await CandidateModel.updateOne(
    { _id: secrets.ids['candidate'] },
    { $set: { userId: admin.user._id, isPrivate: false } },
  );
  await JobModel.updateOne({ _id: secrets.ids['job'] }, { $set: { confidential: false } });
  for (const [entity, entityId] of Object.entries(secrets.ids))
    for (const by of [keeper, world.as('team_lead')])
      await writeEvent({
        by: by.user,
        assignment: by.assignment,
        entity,
        entityId,
        action: `${entity}.update`,
        changes: secretChanges(entity),
      });
}, 60_000);
afterAll(() => world.close());

/**
 * Returns the secrets in every read of the reader's role, for each record that depends on the
 * person.
 */
async function toldTo(reader: SignedIn, only?: RegExp): Promise<string[]> {
  const found = new Set<string>();
  const all = Object.values(secrets.ids).map((id) => id.toHexString());
  for (const endpoint of only ? allEndpoints : dueEndpoints) {
    if (!readsOnly(endpoint) || /^(mailbox\.|attachments\.file$)/.test(endpoint.name)) continue;
    if (only && !only.test(endpoint.name)) continue;
    const [own] = endpoint.name.split('.');
    const ids = walksAll
      ? all
      : [
          ...inTurn(all, allEndpoints.indexOf(endpoint), 12),
          ...Object.entries(secrets.ids).flatMap(([kind, id]) =>
            own?.startsWith(kind) ? id.toHexString() : [],
          ),
        ];
    const [param] = /:(\w+)/.exec(endpoint.path)?.slice(1) ?? [];
    const { call } = fixtureOf(endpoint.name);
    const made = param
      ? { params: {} as Record<string, string> }
      : await call(world, { name: 'team_lead', signedIn: world.as('team_lead') });
    const calls = param ? ids.map((id) => ({ ...made, params: { [param]: id } })) : [made];
    const answers = await Promise.all(calls.map((one) => world.door.ask(endpoint, one, reader)));
    for (const { text } of answers)
      for (const secret of secretsIn(text))
        if (aboutThePerson.test(secret)) found.add(`${endpoint.name}: ${secret}`);
  }
  return [...found];
}

it('hides from an admin who is also a candidate what others wrote about them', async () => {
  expect(await toldTo(admin)).toEqual([]);
}, 120_000);

it('hides it even if they view as a team lead, including the rates of their contract', async () => {
  const looking = await actingAs(world, admin, world.as('team_lead').assignment, 'view_only');
  expect(await toldTo(looking)).toEqual([]);
}, 120_000);

it('shows all of it to the team lead', async () => {
  const found = await toldTo(world.as('team_lead'), /^(placements|notes)\.read$/);
  for (const read of [
    'placements.read: planted-secret-placement',
    'notes.read: planted-secret-note',
  ])
    expect(found).toContain(read);
}, 120_000);
