import { scopeOf, type PermissionName } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Company } from '../../records/companies/company.model.ts';
import { createCompany } from './company.fixtures.ts';
import { createCompanyUser } from './company-user.fixtures.ts';
import type { CompanyUser } from '../../records/companies/company-user.model.ts';
import { storedPicture } from '../files/file.fixtures.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';

type Body = Record<string, unknown>;

/**
 * Returns a client that the permission covers: the caller's own if it is limited to assigned ones.
 */
export const companyFor = (
  { colleague }: World,
  caller: Caller,
  permission: PermissionName,
  changes: Partial<Company> = {},
): Promise<Company> => {
  const own = caller.name !== 'visitor' && scopeOf(caller.name, permission) === 'assigned';
  const cared = caller.name === 'recruiter' ? 'recruiterId' : 'accountManagerId';
  return createCompany({
    accountManagerId: colleague._id,
    ...(own && { [cared]: personOf(caller).user._id }),
    ...changes,
  });
};

/** Creates a deleted client, visible only to users who may restore it. */
export const hiddenCompanyFor = async (
  { colleague }: World,
  { name }: Caller,
): Promise<Company | null> =>
  name === 'owner' || name === 'admin'
    ? null
    : createCompany({
        accountManagerId: colleague._id,
        deletedAt: new Date(),
        deletedBy: colleague._id,
        deleteReason: 'Twice in the list.',
      });

interface OnCompany {
  permission: PermissionName;
  body?: (company: Company, world: World, caller: Caller) => Body;
  query?: Record<string, string>;
  changes?: Partial<Company>;
}

function onCompany({ permission, body, query, changes }: OnCompany): EndpointFixture {
  const callOn = (company: Company, world: World, caller: Caller) => ({
    params: { id: company._id.toHexString() },
    ...(body && { body: body(company, world, caller) }),
    ...(query && { query }),
  });
  return {
    call: async (world, caller) =>
      callOn(await companyFor(world, caller, permission, changes), world, caller),
    hidden: async (world, caller) => {
      const company = await hiddenCompanyFor(world, caller);
      return company && callOn(company, world, caller);
    },
  };
}

interface OnMember {
  permission: PermissionName;
  body?: Body;
  changes?: Partial<CompanyUser>;
}

/**
 * Fixture for a client's member; the hidden one belongs to another client but is requested under
 * this one's address.
 */
function onMember({ permission, body = {}, changes = {} }: OnMember): EndpointFixture {
  const callOn = (company: Company, member: CompanyUser) => ({
    params: { id: company._id.toHexString(), memberId: member._id.toHexString() },
    body: { version: member.version, ...body },
  });
  return {
    call: async (world, caller) => {
      const company = await companyFor(world, caller, permission);
      return callOn(company, await createCompanyUser(company._id, 'client_manager', changes));
    },
    hidden: async (world, caller) => {
      const company = await companyFor(world, caller, permission);
      return callOn(company, await createCompanyUser(world.company._id, 'client_viewer', changes));
    },
  };
}

/** Creates a logo that is already in use. */
async function logoCall(world: World, caller: Caller) {
  const logo = await storedPicture();
  const company = await companyFor(world, caller, 'company.read', { logoFileId: logo._id });
  return { params: { id: company._id.toHexString(), fileId: logo._id.toHexString() } };
}

const versionOnly = ({ version }: Company): Body => ({ version, note: 'Agreed by phone.' });
let made = 0;

export const companyFixtures: EndpointFixtures = {
  'companies.list': { call: () => ({ query: { sort: '-createdAt' } }) },
  'companies.create': {
    call: () => {
      made += 1;
      return {
        body: {
          name: `Harbour ${made}`,
          country: 'PT',
          timeZone: 'Europe/Lisbon',
          website: `https://harbour-${made}.test`,
          confirmDuplicate: true,
          firstUser: {
            email: `first.${made}@harbour.test`,
            firstName: 'Rui',
            lastName: 'Matos',
          },
        },
      };
    },
  },
  'companies.checkDuplicates': {
    call: () => ({ body: { name: 'Northwind Rail Ltd', domain: 'northwind.test' } }),
  },
  'companies.bulkOwner': {
    call: async (world, caller) => {
      const { _id: manager } = await createUser();
      await createAssignment(manager, 'account_manager');
      return {
        body: {
          ids: [(await companyFor(world, caller, 'company.read'))._id.toHexString()],
          accountManagerId: manager.toHexString(),
          dryRun: true,
        },
      };
    },
  },
  'companies.read': onCompany({ permission: 'company.read', changes: { taxId: 'GB 123' } }),
  'companies.logo': {
    call: (world, caller) => logoCall(world, caller),
    hidden: async (world, caller) => {
      const { params } = await logoCall(world, caller);
      return { params: { ...params, fileId: new Types.ObjectId().toHexString() } };
    },
  },
  'companies.overview': onCompany({ permission: 'company.read' }),
  'companies.jobs': onCompany({ permission: 'company.read', query: { show: 'past' } }),
  'companies.activity': onCompany({ permission: 'company.read' }),
  'companies.communications': onCompany({ permission: 'company.readMessages' }),
  'companies.update': onCompany({
    permission: 'company.updateBilling',
    // Finance may change only financial fields.
    body: ({ version }, _world, { name }) => ({
      version,
      changes: name === 'finance_hr' ? { paymentTermsDays: 14 } : { city: 'Porto' },
    }),
  }),
  'companies.updateTeam': onCompany({
    permission: 'company.updateTeam',
    body: ({ version }, { colleague }) => ({
      version,
      team: {
        upsert: [
          {
            userId: colleague._id.toHexString(),
            function: 'recruiter',
            visibleToClient: true,
            backupUserId: null,
            from: '2026-01-01',
            to: null,
          },
        ],
      },
    }),
  }),
  'companies.activate': onCompany({
    permission: 'company.update',
    body: versionOnly,
    changes: { status: 'on_hold' },
  }),
  'companies.undoActivate': {
    ...onCompany({ permission: 'company.update', body: ({ version }) => ({ version }) }),
    call: async (world, caller) => {
      const { _id, version } = await companyFor(world, caller, 'company.update', {
        status: 'active',
        previousStatus: 'on_hold',
        lastAction: 'company.activate',
        updatedBy: personOf(caller).user._id,
        // The walks can take longer than a minute.
        updatedAt: new Date(Date.now() + 3_600_000),
      });
      return { params: { id: _id.toHexString() }, body: { version } };
    },
  },
  'companies.hold': onCompany({ permission: 'company.update', body: versionOnly }),
  'companies.block': onCompany({ permission: 'company.update', body: versionOnly }),
  'companies.end': onCompany({ permission: 'company.update', body: versionOnly }),
  'companies.deleteEffects': onCompany({ permission: 'company.delete' }),
  'companies.delete': onCompany({
    permission: 'company.delete',
    body: ({ version, number }) => ({
      version,
      reason: 'Entered by mistake.',
      confirmNumber: number,
    }),
  }),
  'companies.restoreDeleted': onCompany({
    permission: 'company.delete',
    body: ({ version }) => ({ version }),
    changes: { deletedAt: new Date(), deleteReason: 'Entered by mistake.' },
  }),
  'companyUsers.list': onCompany({ permission: 'company.listUsers' }),
  'companyUsers.invite': onCompany({
    permission: 'company.inviteUser',
    body: () => {
      made += 1;
      return {
        email: `invited.${made}@client.test`,
        firstName: 'Marta',
        lastName: 'Silva',
        role: 'client_viewer',
        canSeeBillRates: false,
        canDecide: false,
        canSeeAllJobs: false,
        isPrimaryContact: false,
        isBillingContact: false,
      };
    },
  }),
  'companyUsers.update': onMember({
    permission: 'company.updateUser',
    body: { changes: { title: 'Head of delivery', canSeeAllJobs: true } },
  }),
  'companyUsers.disable': onMember({ permission: 'company.updateUser' }),
  'companyUsers.enable': onMember({
    permission: 'company.updateUser',
    changes: { status: 'disabled' },
  }),
  'companyUsers.resendInvite': onMember({
    permission: 'company.inviteUser',
    changes: { status: 'invited' },
  }),
};
