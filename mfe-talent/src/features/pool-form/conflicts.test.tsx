import path from 'node:path';
import { poolEndpoints } from '@muster/contracts';
import { changedEverywhere, renderRemote, respond, testConflicts } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { TalentRoutes } from '../../routes.tsx';
import { idOf, makePool, poolHandlers } from '../../testing/pool.fixtures.ts';

const rule = { 'filter[country]': 'BR' };
const pool = makePool({ kind: 'smart', rule });
const theirs = {
  ...changedEverywhere(poolEndpoints.read.response, pool),
  kind: 'smart',
  rule: { 'filter[country]': 'PT' },
  version: 5,
};

testConflicts(path.join(import.meta.dirname), [
  {
    source: 'edit-pool-drawer.tsx',
    show: (handler) =>
      renderRemote(<TalentRoutes />, {
        api,
        session: 'admin',
        path: `/talent/talentpools/${idOf(31)}/edit`,
        handlers: [
          ...poolHandlers(pool),
          respond(poolEndpoints.previewRule, () => ({
            found: 3,
            foundIsCapped: false,
            alreadyIn: 1,
            problems: [],
          })),
          handler,
        ],
      }),
    endpoint: poolEndpoints.update,
    current: theirs,
    fields: 5,
  },
]);
