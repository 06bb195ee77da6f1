import type { OwnedKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { StaffMember } from '../../../identity/people/people.ts';
import { allOwned } from '../../../owned/owned-records.ts';

/** What is to be given to whom, and the field of the form that names them. */
interface Succession {
  from: Types.ObjectId;
  to: StaffMember;
  path: string;
}

/**
 * Refuses a successor who would be given what they may not hold, of all that a user holds or of
 * some of it: it would be lost to everybody.
 * @throws AppError VALIDATION_FAILED at `path`, CANNOT_OPEN
 */
export async function requireMayHold(
  tx: Pick<Tx, 'session'>,
  { from, to, path }: Succession,
  some?: ReadonlyMap<OwnedKind, readonly Types.ObjectId[]>,
): Promise<void> {
  for (const { kind, mayHold } of allOwned()) {
    if (some && !some.has(kind)) continue;
    if (!(await mayHold(tx, to, from, some?.get(kind)))) throw invalidField(path, 'CANNOT_OPEN');
  }
}
