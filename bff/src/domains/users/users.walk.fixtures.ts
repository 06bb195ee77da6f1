import { dayMs, type PermissionName } from '@muster/contracts';
import { Types } from 'mongoose';
import type { User } from '../../identity/user.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { accountFor, hiddenAccountFor } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';

type Body = Record<string, unknown>;

function onUser(
  permission: PermissionName,
  body?: (user: User, world: World, caller: Caller) => Body,
  changes: () => Partial<User> = () => ({}),
): EndpointFixture {
  const callOn = (user: User, world: World, caller: Caller) => ({
    params: { id: user._id.toHexString() },
    ...(body && { body: body(user, world, caller) }),
  });
  return {
    call: async (world, caller) =>
      callOn(await accountFor(world, caller, changes()), world, caller),
    hidden: (world, caller) => {
      const user = hiddenAccountFor(world, caller, permission);
      return user && callOn(user, world, caller);
    },
  };
}

const askBody = ({ version }: User): Body => ({
  version,
  reason: 'Runs the agency with us from now on.',
});
const versionOnly = ({ version }: User): Body => ({ version });

/** Returns roles that the caller may grant: for an account manager those at own clients. */
const rolesFrom = ({ company }: World, { name }: Caller) =>
  name === 'account_manager'
    ? [{ role: 'client_viewer', companyId: company._id.toHexString() }]
    : [{ role: 'staff_viewer' }];

const leavesInAMonth = (): User['closing'] => {
  const at = new Date(Date.now() + 30 * dayMs);
  return {
    on: at.toISOString().slice(0, 10),
    at,
    reason: 'Leaves the company.',
    reassignToUserId: null,
    given: [],
    byUserId: new Types.ObjectId(),
    problem: null,
  };
};

const invited = (): Partial<User> => ({ status: 'invited', emailVerifiedAt: null });
let invitations = 0;

export const userFixtures: EndpointFixtures = {
  'users.list': { call: () => ({ query: { sort: '-createdAt', 'filter[status]': 'active' } }) },
  'users.options': { call: () => ({ query: { q: 'noor' } }) },
  'users.read': onUser('user.read'),
  'users.invite': {
    call: (world, caller) => {
      invitations += 1;
      return {
        body: {
          email: `invited.${invitations}@muster.test`,
          firstName: 'Sofia',
          lastName: 'Lindqvist',
          roles: rolesFrom(world, caller),
          message: 'Welcome on board.',
        },
      };
    },
  },
  'users.update': onUser('user.update', ({ version }) => ({
    version,
    changes: { firstName: 'Amal', phone: '+351 910 111 222', timeZone: 'Europe/Berlin' },
  })),
  'users.setRoles': onUser('role.grant', ({ version }, world, caller) => ({
    version,
    roles: rolesFrom(world, caller),
    reassignToUserId: null,
  })),
  'users.bulkRoles': {
    call: async (world, caller) => ({
      body: {
        ids: [(await accountFor(world, caller))._id.toHexString()],
        change: 'give',
        ...rolesFrom(world, caller)[0],
        dryRun: true,
      },
    }),
  },
  'users.disableEffects': onUser('user.disable'),
  'users.disable': onUser('user.disable', ({ version }) => ({
    version,
    reason: 'Left the company.',
    reassignToUserId: null,
  })),
  'users.keepOpen': onUser('user.disable', versionOnly, () => ({ closing: leavesInAMonth() })),
  'users.enable': onUser('user.disable', versionOnly, () => ({
    status: 'disabled',
    previousStatus: 'active',
    passwordChangedAt: new Date(Date.now() - 60_000),
  })),
  'users.unlock': onUser('user.update', versionOnly, () => ({
    status: 'locked',
    previousStatus: 'active',
    lockedUntil: new Date(Date.now() + 600_000),
  })),
  'users.resendInvite': onUser('user.invite', versionOnly, invited),
  'users.revokeInvite': onUser('user.invite', versionOnly, invited),
  'users.makeOwner': onUser('role.grantAdmin', askBody),
  'users.anonymise': onUser('user.anonymise', askBody, () => ({
    status: 'disabled',
    previousStatus: 'active',
  })),
  'users.resetTwoFactor': onUser('user.update', versionOnly, () => ({ twoStepAt: new Date() })),
  'users.endSessions': onUser('user.endSessions', () => ({})),
};
