import type { EndpointFixture, EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { createAssignment, createUser } from '../../../testing/users.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { giveLinkCode } from '../../links/links.fixtures.ts';
import { createPlacementScene } from '../../placements/placement-scene.fixtures.ts';
import { createTeamMember } from '../../team/team-member.fixtures.ts';
import { createSheet } from '../timesheet.fixtures.ts';
import { reasonId } from '../timesheets.walk.fixtures.ts';
import { hoursLinkOf } from './hours-link.fixtures.ts';

/** Returns nothing if another fixture prepared at the same time was first. */
async function orMeanwhile<T>(make: () => PromiseLike<T>): Promise<T | undefined> {
  try {
    return await make();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return undefined;
  }
}

/**
 * Returns the client's approver: the caller, who then needs a role there, or an unknown approver.
 */
export async function approverOf({ company }: World, { signedIn }: Caller) {
  const user = signedIn?.user ?? (await createUser());
  const at = { companyId: company._id, userId: user._id };
  const held = await RoleAssignmentModel.findOne({
    ...at,
    revokedAt: null,
    role: { $in: ['client_admin', 'client_manager'] },
  }).lean();
  if (!held)
    await orMeanwhile(() =>
      createAssignment(user._id, 'client_admin', { companyId: company._id }).then(() => undefined),
    );
  const join = () =>
    CompanyUserModel.findOneAndUpdate(
      at,
      { $set: { status: 'active', canDecide: true } },
      { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
    );
  const membership = (await orMeanwhile(join)) ?? (await join());
  return { email: user.email, userId: user._id, membershipId: membership._id };
}

/** Creates hours that wait for the client, and the supervisor's link. */
async function linkFor(world: World, caller: Caller) {
  const { email, membershipId } = await approverOf(world, caller);
  const account = await createUser();
  const candidate = await createCandidateRecord({ userId: account._id });
  const { placement } = await createPlacementScene('active', {
    candidate,
    job: { companyId: world.company._id },
    placement: { supervisorCompanyUserId: membershipId },
  });
  const member = await createTeamMember(account, {
    kind: 'contractor',
    candidateId: candidate._id,
  });
  const sheet = await createSheet(
    { memberId: member._id, placementId: placement._id, candidateId: candidate._id },
    { status: 'submitted' },
  );
  return { sheet, ...(await hoursLinkOf(sheet, email)) };
}

const onHours = (body?: () => object | Promise<object>): EndpointFixture => {
  const bodyOf = async (version: number, code: string) =>
    body && { body: { version, code, ...(await body()) } };
  return {
    call: async (world, caller) => {
      const { sheet, token, stored } = await linkFor(world, caller);
      return {
        params: { handle: stored.handle },
        headers: { Cookie: `muster.link=${token}` },
        ...(await bodyOf(sheet.version, await giveLinkCode(stored))),
      };
    },
    hidden: async (world, caller) => {
      const [mine, other] = [await linkFor(world, caller), await linkFor(world, caller)];
      return {
        params: { handle: other.stored.handle },
        headers: { Cookie: `muster.link=${mine.token}` },
        ...(await bodyOf(other.sheet.version, await giveLinkCode(other.stored))),
      };
    },
  };
};

export const timesheetVisitFixtures: EndpointFixtures = {
  'timesheetVisit.read': onHours(),
  'timesheetVisit.sendCode': onHours(),
  'timesheetVisit.approve': onHours(() => ({})),
  'timesheetVisit.reject': onHours(async () => ({
    reasonId: await reasonId(),
    note: 'Friday was a holiday.',
  })),
};
