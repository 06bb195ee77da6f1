import { ApiKeyModel, type ApiKey } from '../../../auth/keys/api-key.model.ts';
import { hashKeySecret, newKeySecret, prefixOf } from '../../../auth/keys/key-secret.ts';
import type { SignedIn } from '../../../testing/sign-in.ts';

/** Creates a key of a signed-in user in their role, with its secret; it may write by default. */
export async function createApiKey(
  { user, assignment }: Pick<SignedIn, 'user' | 'assignment'>,
  changes: Partial<ApiKey> = {},
): Promise<{ key: ApiKey; secret: string }> {
  const secret = newKeySecret();
  const key = await ApiKeyModel.create({
    userId: user._id,
    assignmentId: assignment._id,
    name: 'A key of a test',
    prefix: prefixOf(secret),
    secretHash: hashKeySecret(secret),
    access: 'write',
    permissions: null,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 3_600_000),
    ...changes,
  });
  return { key: key.toObject(), secret };
}
