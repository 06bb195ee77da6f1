import type { Types } from 'mongoose';
import { SessionModel } from '../../../auth/session.model.ts';
import { networkOf } from '../../../http/client-address.ts';

/**
 * Checks whether a user has signed in with this browser from this network before, as far back as
 * session records are kept. Unknown devices cause a mail.
 */
export async function isKnownDevice(
  userId: Types.ObjectId,
  { ip, userAgent }: { ip: string; userAgent: string },
): Promise<boolean> {
  // A right password alone makes no device known, because the code may never have been entered.
  const same = await SessionModel.find({ userId, userAgent, secondStepDue: { $ne: true } })
    .select('ip')
    .limit(200)
    .lean();
  return same.some((earlier) => surroundingsOf(earlier.ip) === surroundingsOf(ip));
}

/**
 * Returns the /24 of an IPv4 address or the /48 of an IPv6 one: what one household or office
 * shares.
 */
function surroundingsOf(ip: string): string {
  const network = networkOf(ip);
  return network
    .split(network.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join('.');
}
