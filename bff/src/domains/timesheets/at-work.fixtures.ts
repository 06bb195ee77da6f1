import type { TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { PlacementModel, type Placement } from '../../records/placements/placement.model.ts';
import type { TeamMember } from '../../records/team/team-member.model.ts';
import {
  createPlacementScene,
  type PlacementScene,
} from '../placements/placement-scene.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';

export interface AtWork {
  contractor: SignedIn;
  member: TeamMember;
  candidate: Candidate;
  scene: PlacementScene;
  manager: SignedIn;
}

/** Creates a contractor who works for a client, with the supervisor there. */
export async function createAtWork(
  test: TestApp,
  changes: Partial<Placement> = {},
): Promise<AtWork> {
  const candidate = await createCandidateRecord({ status: 'placed' });
  const contractor = await signInAs(test, 'contractor', {
    assignment: { candidateId: candidate._id },
  });
  const scene = await createPlacementScene('active', { candidate, placement: changes });
  const { companyId } = scene.placement;
  const manager = await signInAs(test, 'client_manager', { assignment: { companyId } });
  const membership = await CompanyUserModel.create({
    companyId,
    userId: manager.user._id,
    canDecide: true,
    status: 'active',
  });
  await PlacementModel.updateOne(
    { _id: scene.placement._id },
    { $set: { supervisorCompanyUserId: membership._id } },
  );
  const member = await createTeamMember(contractor.user, {
    kind: 'contractor',
    candidateId: candidate._id,
    startDate: scene.placement.startDate,
  });
  return { contractor, member, candidate, scene, manager };
}

/** Returns the response of a call; an unexpected refusal shows its reason. */
export async function send(who: SignedIn, path: string, body: object, status = 200) {
  const answer = await who.post(path, body);
  const { error = null } = answer.body as { error?: unknown };
  expect({ path, status: answer.status, error: status < 400 ? error : null }).toEqual({
    path,
    status,
    error: null,
  });
  return answer.body;
}
