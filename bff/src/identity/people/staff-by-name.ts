import { staffRoles } from '@muster/contracts';
import type { Types } from 'mongoose';
import { foldText } from '../../db/fold-text.ts';
import { RoleAssignmentModel } from '../role-assignment.model.ts';
import { findActiveStaff } from './people.ts';

/** Returns all staff by folded mail address, and by folded name if it is unique. */
export async function staffByName(): Promise<ReadonlyMap<string, Types.ObjectId>> {
  const ids = await RoleAssignmentModel.distinct('userId', {
    role: { $in: staffRoles },
    revokedAt: null,
  });
  const staff = await findActiveStaff(ids);
  const names = staff.map(({ name }) => foldText(name));
  const once = staff.filter(
    (_member, i) => names.indexOf(names[i] ?? '') === names.lastIndexOf(names[i] ?? ''),
  );
  return new Map([
    ...once.map(({ id, name }) => [foldText(name), id] as const),
    ...staff.map(({ id, email }) => [foldText(email), id] as const),
  ]);
}
