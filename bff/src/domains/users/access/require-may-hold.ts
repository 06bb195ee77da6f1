import type { OwnedKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { StaffMember } from '../../../identity/people/people.ts';
import { allOwned } from '../../../owned/owned-records.ts';

/** A handover from one user to another, with the form field that names the successor. */
interface Succession {
  from: Types.ObjectId;
  to: StaffMember;
  path: string;
}

/**
 * Refuses a successor who may not own all or some of the given records: they would become
 * inaccessible.
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
