import { isDeepStrictEqual } from 'node:util';
import type { Types } from 'mongoose';
import type { FieldChange } from '../../../audit/audit.service.ts';

interface Part {
  _id: Types.ObjectId;
}

/**
 * Returns a changed list for the audit trail, with only the long texts that changed, before and
 * after. A list that was only reordered is logged by its order.
 */
export function changedParts<P extends Part>(
  path: string,
  before: readonly P[],
  after: readonly P[],
): FieldChange {
  const differing = (list: readonly P[], other: readonly P[]) =>
    list.filter(
      (part) => !other.some((one) => one._id.equals(part._id) && isDeepStrictEqual(one, part)),
    );
  const [was, is] = [differing(before, after), differing(after, before)];
  if (was.length > 0 || is.length > 0) return { path, before: was, after: is };
  const order = (list: readonly P[]) => list.map(({ _id }) => _id.toHexString());
  return { path, before: order(before), after: order(after) };
}
