import type { ClientSession, Types } from 'mongoose';
import { UserModel } from '../../../identity/user.model.ts';

/** Returns the mail addresses of these users; closed accounts have none. */
export async function mailboxesOf(
  ids: readonly (Types.ObjectId | null)[],
  session: ClientSession | null,
): Promise<{ id: Types.ObjectId; email: string; firstName: string }[]> {
  const users = await UserModel.find(
    { _id: { $in: ids.flatMap((id) => id ?? []) }, status: { $ne: 'disabled' } },
    { email: 1, firstName: 1 },
    { session },
  ).lean();
  return users.map(({ _id, email, firstName }) => ({ id: _id, email, firstName }));
}
