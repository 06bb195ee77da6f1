import type { Types } from 'mongoose';

type Hosts = readonly { userId: Types.ObjectId }[];

/**
 * Who holds an interview no longer, and who does in their place, for the activity log; nothing where
 * the same people hold it. Ids, which the log reads as names.
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
