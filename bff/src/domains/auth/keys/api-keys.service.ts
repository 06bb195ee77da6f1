import { dayMs, limits, type ApiKeyView, type apiKeyEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { ApiKeyModel, type ApiKey } from '../../../auth/keys/api-key.model.ts';
import { endKeys } from '../../../auth/keys/end-keys.ts';
import { hashKeySecret, newKeySecret, prefixOf } from '../../../auth/keys/key-secret.ts';
import { isVoid } from '../../../auth/keys/read-key.ts';
import { lacksTwoStep } from '../../../auth/two-step-rule.ts';
import { recordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { requireFreshProof } from '../../../http/access.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import type { RoleAssignment } from '../../../identity/role-assignment.model.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { effectiveRoles } from '../../../auth/effective-roles.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { noteSecurity } from '../api/security-notice.ts';

export async function myKeys({ session }: SessionContext): Promise<ApiKeyView[]> {
  const { user } = session;
  const [keys, assignments] = await Promise.all([
    ApiKeyModel.find({ userId: user._id, endedAt: null }).sort({ createdAt: -1, _id: -1 }).lean(),
    liveAssignments([user._id]),
  ]);
  return viewsOf(keys, user, assignments);
}

/** Leaves out keys whose role was revoked: their permissions are no longer shown. */
async function viewsOf(
  keys: readonly ApiKey[],
  user: User,
  assignments: readonly RoleAssignment[],
): Promise<ApiKeyView[]> {
  const roleOf = await effectiveRoles(assignments);
  return keys.flatMap((key) => {
    const assignment = assignments.find(({ _id }) => _id.equals(key.assignmentId));
    return assignment ? [{ ...viewOf(key, user), role: roleOf(assignment) }] : [];
  });
}

const viewOf = (key: ApiKey, user: User): Omit<ApiKeyView, 'role'> => ({
  id: key._id.toHexString(),
  name: key.name,
  prefix: key.prefix,
  access: key.access,
  permissions: key.permissions,
  state: isVoid(key, user) ? 'void' : key.expiresAt <= new Date() ? 'expired' : 'active',
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt.toISOString(),
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
});

/** Creates a key for this session's role. Only this response contains its secret. */
export async function createKey(
  ctx: SessionContext,
  { body }: Input<typeof apiKeyEndpoints.create>,
) {
  const { user, actor, record } = ctx.session;
  if (user.status === 'pending_setup' || lacksTwoStep(ctx.session))
    throw new AppError('SETUP_REQUIRED');
  if (!actor) throw new AppError('ROLE_REQUIRED');
  requireFreshProof(record.provenAt);
  const secret = newKeySecret();
  const key = await transact(ctx, async (tx) => {
    // Serialises concurrent creations, so that the maximum number of keys holds.
    await UserModel.updateOne(
      { _id: user._id },
      { $set: { lastSeenAt: tx.at } },
      { session: tx.session },
    );
    const live = { userId: user._id, endedAt: null, expiresAt: { $gt: tx.at } };
    const count = await ApiKeyModel.countDocuments(live).session(tx.session);
    if (count >= limits.apiKey.perUser) throw new AppError('API_KEY_LIMIT');
    const expiresAt = new Date(tx.at.getTime() + Number(body.days) * dayMs);
    const made: ApiKey = {
      _id: new Types.ObjectId(),
      userId: user._id,
      assignmentId: actor.assignmentId,
      name: body.name,
      prefix: prefixOf(secret),
      secretHash: hashKeySecret(secret),
      access: body.access,
      permissions: body.permissions,
      createdAt: tx.at,
      expiresAt,
      lastUsedAt: null,
      endedAt: null,
      // Expired keys stay listed for as long as ended ones stay in the database.
      purgeAt: new Date(expiresAt.getTime() + limits.apiKey.keepEnded),
    };
    await ApiKeyModel.create([made], { session: tx.session });
    await audit(tx, {
      action: 'api_key.create',
      entity: 'api_key',
      entityId: made._id,
      changes: [
        { path: 'name', before: null, after: made.name },
        { path: 'access', before: null, after: made.access },
        { path: 'permissions', before: null, after: made.permissions },
        { path: 'expiresAt', before: null, after: made.expiresAt },
      ],
    });
    await noteSecurity(
      tx,
      user._id,
      'An API key was made for your account',
      `“${made.name}” can ${made.access === 'read' ? 'read' : 'read and change'} what you can. If this was not you, end it in your account and change your password.`,
    );
    return made;
  });
  return { key: { ...viewOf(key, user), role: actor.role }, secret };
}

/** Ends an own key; its next request is rejected. */
export async function endKey(ctx: SessionContext, { params }: Input<typeof apiKeyEndpoints.end>) {
  const _id = recordId(params.id);
  await transact(ctx, async (tx) => {
    const ended = await endKeys(tx, { _id, userId: ctx.session.user._id });
    if (ended === 0) throw new AppError('NOT_FOUND');
    await audit(tx, { action: 'api_key.end', entity: 'api_key', entityId: _id });
  });
  return { ok: true } as const;
}
