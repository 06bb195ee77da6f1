import type { EndpointFixture, EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import type { World } from '../../../walk/world.fixtures.ts';
import type { CompanyUser } from '../../../records/companies/company-user.model.ts';
import { createCompanyUser } from '../company-user.fixtures.ts';
import { CoworkerRequestModel, type CoworkerRequest } from './coworker-request.model.ts';

let made = 0;
const address = () => {
  made += 1;
  return `walker.${made}@northwind.test`;
};

async function requestAt({ as }: World, companyId: CoworkerRequest['companyId']) {
  const email = address();
  const request = await CoworkerRequestModel.create({
    companyId,
    email,
    emailNorm: email,
    role: 'client_manager',
    at: new Date(),
    requestedBy: as('client_manager').user._id,
  });
  return { params: { id: request._id.toHexString() }, body: {} };
}

const decision: EndpointFixture = {
  call: (world) => requestAt(world, world.company._id),
  hidden: (world) => requestAt(world, world.colleague._id),
  never: { client_manager: 'An administrator of the client decides.' },
};

/** Fixture for a coworker; the hidden one belongs to another client. */
function onCoworker(body: object = {}, changes: Partial<CompanyUser> = {}): EndpointFixture {
  const callOn = async (companyId: CompanyUser['companyId']) => {
    const { _id, version } = await createCompanyUser(companyId, 'client_viewer', changes);
    return { params: { id: _id.toHexString() }, body: { version, ...body } };
  };
  return {
    call: ({ company }) => callOn(company._id),
    hidden: ({ colleague }) => callOn(colleague._id),
  };
}

export const coworkerFixtures: EndpointFixtures = {
  'coworkers.list': { call: () => ({}) },
  'coworkers.invite': { call: () => ({ body: { emails: [address()], role: 'client_viewer' } }) },
  'coworkers.update': onCoworker({ changes: { title: 'Head of delivery' } }),
  'coworkers.disable': onCoworker(),
  'coworkers.enable': onCoworker({}, { status: 'disabled' }),
  'coworkers.resendInvite': onCoworker({}, { status: 'invited' }),
  'coworkers.approve': decision,
  'coworkers.refuse': decision,
};
