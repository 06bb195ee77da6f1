import { impersonationEndpoints, type ImpersonationMode, type Role } from '@muster/contracts';
import { createCompany } from '../domains/companies/company.fixtures.ts';
import type { RoleAssignment } from '../identity/role-assignment.model.ts';
import { agentFor } from '../testing/agent.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { createAssignment, createUser } from '../testing/users.fixtures.ts';
import { explain } from './http.fixtures.ts';
import type { World } from './world.fixtures.ts';

/** Creates a new user in a role, and a new user whom they may impersonate. */
export async function actorAndTarget(
  { test }: World,
  role: Role,
): Promise<{ actor: SignedIn; target: RoleAssignment }> {
  const actor = await signInAs(test, role);
  const user = await createUser({ firstName: 'Li', lastName: 'Wei' });
  if (role !== 'account_manager')
    return { actor, target: await createAssignment(user._id, 'recruiter') };
  const { _id: companyId } = await createCompany({ accountManagerId: actor.user._id });
  return { actor, target: await createAssignment(user._id, 'client_manager', { companyId }) };
}

/** Returns the body that starts an impersonation in an assignment. */
export const startBody = ({ _id }: RoleAssignment, mode: ImpersonationMode) => ({
  assignmentId: _id.toHexString(),
  reason: 'The walk looks through these eyes.',
  mode,
  confirmAct: mode === 'act',
});

/** Starts an impersonation through the door and returns its session. */
export async function actingAs(
  { door, test }: World,
  actor: SignedIn,
  target: RoleAssignment,
  mode: ImpersonationMode,
): Promise<SignedIn> {
  const answer = await door.ask(
    impersonationEndpoints.start,
    { params: { id: target.userId.toHexString() }, body: startBody(target, mode) },
    actor,
  );
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const { csrfToken } = Object(answer.body) as { csrfToken?: string };
  if (answer.status !== 200 || !csrfToken)
    throw new Error(`Acting as a ${target.role} was refused: ${explain(answer)}`);
  return { ...actor, ...agentFor(test.app, { userId: actor.userId, cookie, csrfToken }) };
}
