import { createUser } from '../../testing/users.fixtures.ts';
import type { User } from '../users/user.model.ts';
import { hashPassword } from './passwords/password-hash.ts';

/** A password that the rules accept. */
export const goodPassword = 'tram lamp anvil river';

/** A user who can sign in with {@link goodPassword}. */
export async function createPasswordUser(changes: Partial<User> = {}): Promise<User> {
  const passwordHash = await hashPassword(goodPassword);
  return createUser({
    passwordHash,
    passwordHistory: [passwordHash],
    passwordChangedAt: new Date(Date.now() - 60_000),
    ...changes,
  });
}
