import { writeEvent } from './audit-event.fixtures.ts';
import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';

/** Writes events with every secret field, by the caller and by another user. */
async function events(world: World, caller: Caller): Promise<void> {
  const { user, assignment } = personOf(caller);
  const { _id, email, phone, contacts, rates, birthDate, workAuthorisation } = await candidateFor(
    world,
    caller,
    'candidate.read',
  );
  const secrets = { email, phone, contacts, rates, birthDate, workAuthorisation };
  const changes = Object.entries(secrets).map(([path, after]) => ({ path, before: null, after }));
  const about = { entity: 'candidate', entityId: _id, changes };
  await writeEvent({ ...about, by: user, assignment });
  await writeEvent({ ...about, by: world.colleague, action: 'candidate.update_rates' });
}

export const auditFixtures: EndpointFixtures = {
  'audit.list': {
    call: async (world, caller) => {
      await events(world, caller);
      return { query: { limit: '100' } };
    },
  },
  'audit.chain': { call: () => ({}) },
  'audit.check': { call: () => ({ body: {} }) },
};
