import { createHmac, randomBytes } from 'node:crypto';
import type { Role } from '@muster/contracts';
import mongoose, { type Types } from 'mongoose';
import { hashSessionId, newSessionId } from '../auth/session-id.ts';
import { SessionModel, type SessionRecord } from '../auth/session.model.ts';
import { sessionCookieName } from '../auth/session-store.ts';
import type { RoleAssignment } from '../identity/role-assignment.model.ts';
import type { User } from '../identity/user.model.ts';
import { agentFor, type Agent } from './agent.ts';
import type { TestApp } from './create-test-app.ts';
import { createAssignment, createUser } from './users.fixtures.ts';

interface SignInOptions {
  user?: Partial<User>;
  assignment?: Partial<Pick<RoleAssignment, 'companyId' | 'candidateId' | 'revokedAt'>>;
  session?: Partial<SessionRecord>;
}

export interface SignedIn extends Agent {
  readonly user: User;
  readonly assignment: RoleAssignment;
  readonly sessionId: Types.ObjectId;
}

/** Signs in a new user with this role. `contractor` needs an app whose candidates have one. */
export async function signInAs(
  test: TestApp,
  role: Role,
  { user: userChanges, assignment: assignmentChanges, session }: SignInOptions = {},
): Promise<SignedIn> {
  const user = await createUser(userChanges);
  const assignment = await createAssignment(user._id, role, assignmentChanges);
  return signInUser(test, user, assignment, session);
}

/** Signs in an existing user without the password, with the session that a sign-in creates. */
export async function signInUser(
  { app, config }: TestApp,
  user: User,
  assignment: RoleAssignment,
  changes: Partial<SessionRecord> = {},
): Promise<SignedIn> {
  const id = newSessionId();
  const now = new Date();
  const soon = new Date(now.getTime() + 3_600_000);
  await mongoose.connection.collection<{ _id: string }>('session_payloads').insertOne({
    _id: hashSessionId(id),
    expires: soon,
    // As the store sets it; without it, each request would write its time of access.
    lastModified: now,
    session: {
      cookie: { originalMaxAge: null, httpOnly: true, path: '/', sameSite: 'lax', secure: false },
      passport: { user: user._id.toHexString() },
    },
  } as { _id: string });
  const record = await SessionModel.create({
    idHash: hashSessionId(id),
    userId: user._id,
    assignmentId: assignment._id,
    signedInAt: now,
    createdAt: now,
    lastSeenAt: now,
    provenAt: now,
    idleExpiresAt: soon,
    absoluteExpiresAt: soon,
    csrfSecret: randomBytes(16).toString('hex'),
    purgeAt: soon,
    ...changes,
  });
  const signature = createHmac('sha256', config.sessionSecret)
    .update(id)
    .digest('base64')
    .replace(/=+$/, '');
  const cookie = `${sessionCookieName(config)}=${encodeURIComponent(`s:${id}.${signature}`)}`;
  const agent = agentFor(app, {
    userId: user._id.toHexString(),
    cookie,
    csrfToken: record.csrfSecret,
  });
  return { ...agent, user, assignment, sessionId: record._id };
}
