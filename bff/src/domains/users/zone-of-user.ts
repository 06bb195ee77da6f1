import { normaliseEmail } from '@muster/contracts';
import { UserModel } from '../../identity/user.model.ts';

/** Returns the time zone of the account with this address. */
export async function zoneOfUser(email: string): Promise<string | null> {
  const user = await UserModel.findOne(
    { emailNorm: normaliseEmail(email), timeZone: { $ne: null } },
    { timeZone: 1 },
  ).lean();
  return user?.timeZone ?? null;
}
