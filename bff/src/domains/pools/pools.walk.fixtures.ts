import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import type { Call } from '../../walk/http.fixtures.ts';
import { candidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createPool } from './pool.fixtures.ts';
import type { Pool } from '../../records/pools/pool.model.ts';

let made = 0;
const named = (): string => `Pool on the way ${(made += 1)}`;
const idOf = ({ _id }: Pick<Pool, '_id'>): string => _id.toHexString();
const rule = { 'filter[country]': 'PT' };

type CallOn = (pool: Pool, world: World, caller: Caller) => Promise<Call> | Call;

/** A call on the caller's own pool, and on another user's private one. */
const onPool = (callOn: CallOn, changes: Partial<Pool> = {}): EndpointFixture => ({
  call: async (world, caller) => {
    const own = { ownerUserId: personOf(caller).user._id };
    return callOn(await createPool(named(), { ...own, ...changes }), world, caller);
  },
  hidden: async (world, caller) => {
    if (caller.name === 'owner' || caller.name === 'admin') return null;
    const closed = { ownerUserId: world.colleague._id, isPrivate: true };
    return callOn(await createPool(named(), { ...closed, ...changes }), world, caller);
  },
});

/** A call with the version that the caller has seen. */
const onVersion = (changes: Partial<Pool> = {}): EndpointFixture =>
  onPool((pool) => ({ params: { id: idOf(pool) }, body: { version: pool.version } }), changes);

export const poolFixtures: EndpointFixtures = {
  'pools.list': { call: () => ({ query: { limit: '10' } }) },
  'pools.create': {
    call: () => ({
      body: {
        name: named(),
        description: null,
        kind: 'manual',
        rule: null,
        ownerUserId: null,
        isPrivate: false,
        targetSize: 10,
      },
    }),
  },
  'pools.previewRule': {
    call: () => ({ body: { rule, poolId: null } }),
  },
  'pools.read': onPool((pool) => ({ params: { id: idOf(pool) } })),
  'pools.update': onPool((pool) => ({
    params: { id: idOf(pool) },
    body: { version: pool.version, changes: { targetSize: 12 } },
  })),
  'pools.archive': onVersion(),
  'pools.restore': onVersion({ status: 'archived' }),
  'pools.deleteEffects': onPool((pool) => ({ params: { id: idOf(pool) } })),
  'pools.delete': onVersion(),
  'pools.restoreDeleted': onVersion({ deletedAt: new Date() }),
  'poolMemberships.list': onPool((pool) => ({
    params: { id: idOf(pool) },
    query: { limit: '10' },
  })),
  'poolMemberships.move': onPool(async (pool, world, caller) => {
    const candidate = await candidateFor(world, caller, 'candidate.updatePools');
    return {
      params: { id: idOf(pool) },
      body: { candidateIds: [candidate._id.toHexString()], move: 'add', reason: null },
    };
  }),
};
