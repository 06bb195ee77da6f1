import { staffRoles, type photoEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { recordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { readPhoto } from '../../files/api/photos.ts';

/** Reads the bytes of a user's current photo. */
export async function readUserPhoto(
  { actor }: RequestContext,
  { params, query }: Input<typeof photoEndpoints.ofUser>,
): Promise<RangedFileAnswer> {
  const id = recordId(params.id);
  if (!(await mayKnow(actor, id))) throw new AppError('NOT_FOUND');
  const user = await UserModel.findById(id, { avatarFileId: 1 }).lean();
  return readPhoto(user?.avatarFileId, params.fileId, query.size);
}

/**
 * Staff see all photos. Clients and candidates see those of the agency's staff, whose names they
 * know, and those of their own company.
 */
async function mayKnow({ audience, userId, companyId }: Actor, id: Types.ObjectId) {
  if (audience === 'staff' || userId.equals(id)) return true;
  const among = [
    { role: { $in: staffRoles } },
    ...(audience === 'client' && companyId ? [{ companyId }] : []),
  ];
  const held = await RoleAssignmentModel.exists({ userId: id, revokedAt: null, $or: among });
  return held !== null;
}
