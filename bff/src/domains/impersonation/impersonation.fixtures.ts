import type { Role } from '@muster/contracts';
import type { Response } from 'supertest';
import type { TestApp } from '../../testing/create-test-app.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { createPasswordUser, openBrowser, type Browser } from '../auth/auth.fixtures.ts';
import type { RoleAssignment } from '../../identity/role-assignment.model.ts';
import type { User } from '../../identity/user.model.ts';
import {
  ImpersonationModel,
  type ImpersonationRecord,
} from '../../identity/impersonation.model.ts';

/** A reason that the rules accept. */
export const goodReason = 'Asked for help with the filters of the list.';

type Place = Partial<Pick<RoleAssignment, 'companyId' | 'candidateId'>>;

export interface Person {
  readonly user: User;
  readonly assignment: RoleAssignment;
}

/** Creates a user to impersonate. */
export async function createTarget(
  role: Role = 'recruiter',
  changes: Partial<User> = {},
  place: Place = {},
): Promise<Person> {
  const user = await createUser({ firstName: 'Li', lastName: 'Wei', ...changes });
  return { user, assignment: await createAssignment(user._id, role, place) };
}

export interface ActorBrowser extends Person {
  readonly browser: Browser;
}

/** Creates a staff user who signed in with the password a moment ago. */
export async function signInActor(
  test: TestApp,
  role: Role = 'owner',
  changes: Partial<User> = {},
): Promise<ActorBrowser> {
  const user = await createPasswordUser({ firstName: 'Ana', lastName: 'Silva', ...changes });
  const assignment = await createAssignment(user._id, role);
  const browser = openBrowser(test);
  const { status } = await browser.signIn(user);
  if (status !== 200) throw new Error(`Signing in as ${role} answered ${status}`);
  return { user, assignment, browser };
}

/** Requests impersonation of a user; the response may be a refusal. */
export const askToActAs = (
  { browser }: Pick<ActorBrowser, 'browser'>,
  { user, assignment }: Person,
  body: object = {},
): Promise<Response> =>
  browser.send('post', `/users/${user._id.toHexString()}/actions/impersonate`, {
    assignmentId: assignment._id.toHexString(),
    reason: goodReason,
    ...body,
  });

/** Starts impersonation of a user; fails the test if it is refused. */
export async function actAs(
  actor: ActorBrowser,
  target: Person,
  mode: 'view_only' | 'act' = 'view_only',
  body: object = {},
): Promise<Response> {
  const answer = await askToActAs(actor, target, { mode, confirmAct: mode === 'act', ...body });
  if (answer.status !== 200) throw new Error(`Refused: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Returns the last impersonation of an actor. */
export async function lastOf({ user }: Pick<Person, 'user'>): Promise<ImpersonationRecord> {
  const record = await ImpersonationModel.findOne({ actorUserId: user._id })
    .sort({ startedAt: -1 })
    .lean();
  if (!record) throw new Error('Nobody was acted as');
  return record;
}

/** Makes the actor's running impersonation half an hour older. */
export async function letExpire({ user }: Pick<Person, 'user'>): Promise<void> {
  await ImpersonationModel.updateOne(
    { actorUserId: user._id, endedAt: null },
    { $set: { expiresAt: new Date(Date.now() - 1000) } },
  );
}

/** Returns to the actor's own session. */
export const stop = ({ browser }: Pick<ActorBrowser, 'browser'>): Promise<Response> =>
  browser.send('delete', '/impersonations/current');
