import type { Types } from 'mongoose';
import { SessionModel } from '../../../auth/session.model.ts';
import { networkOf } from '../../../http/client-address.ts';

/**
 * Whether a person has signed in with this browser from this network before, as far back as
 * session records are kept. What is not known is told by mail.
 */
export async function isKnownDevice(
  userId: Types.ObjectId,
  { ip, userAgent }: { ip: string; userAgent: string },
): Promise<boolean> {
  // A right password alone makes no browser known: the code may never have come.
  const same = await SessionModel.find({ userId, userAgent, secondStepDue: { $ne: true } })
    .select('ip')
    .limit(200)
    .lean();
  return same.some((earlier) => surroundingsOf(earlier.ip) === surroundingsOf(ip));
}

/** The /24 of an IPv4 address and the /48 of an IPv6 one: what one household or office shares. */
function surroundingsOf(ip: string): string {
  const network = networkOf(ip);
  return network
    .split(network.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join('.');
}
