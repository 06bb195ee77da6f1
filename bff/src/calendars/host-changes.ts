import type { Types } from 'mongoose';

type Hosts = readonly { userId: Types.ObjectId }[];

/**
 * Returns the hosts who left an interview and their replacements, for the activity log; nothing if
 * the hosts are unchanged. Ids, which the log turns into names.
 */
export function hostChanges(before: Hosts, after: Hosts) {
  const left = beside(before, after);
  const joined = beside(after, before);
  if (left.length + joined.length === 0) return [];
  return [{ path: 'host', before: left, after: joined }];
}

const beside = (some: Hosts, others: Hosts): string[] =>
  some
    .filter(({ userId }) => !others.some((other) => other.userId.equals(userId)))
    .map(({ userId }) => userId.toHexString());
