import type { ClientSession, Types } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import { accountManagerOf } from '../../../records/companies/company-directory.ts';
import { findActiveStaff, type StaffMember } from '../../../identity/people/people.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';

/** Returns the user responsible for the client, or else for the placement. */
export async function whoAnswers(
  { companyId, accountManagerId }: Pick<Placement, 'companyId' | 'accountManagerId'>,
  session: ClientSession,
): Promise<StaffMember> {
  const ids: Types.ObjectId[] = [
    (await accountManagerOf(companyId)) ?? [],
    accountManagerId,
  ].flat();
  const here = await findActiveStaff(ids, session);
  const first = ids.flatMap((one) => here.find(({ id }) => id.equals(one)) ?? [])[0];
  if (!first) throw new AppError('NO_RECIPIENTS');
  return first;
}
