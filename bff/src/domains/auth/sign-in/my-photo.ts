import type { photoEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Input, Service } from '../../../http/mount.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { receivePhoto, replacePhoto, type EncodedPhoto } from '../../files/api/photos.ts';
import { pendingEmailOf } from '../api/account-tokens.ts';
import { meView } from './me.service.ts';

/** Sets the photo of the own account, replacing the previous one. */
export const setMyPhoto = async (
  ctx: RequestContext,
  { query }: Input<typeof photoEndpoints.setOwn>,
  bytes: Buffer,
) => changePhoto(ctx, query.version, await receivePhoto(ctx, query, bytes));

/** Removes the photo of the own account. */
export const removeMyPhoto: Service<typeof photoEndpoints.removeOwn> = (ctx, { body }) =>
  changePhoto(ctx, body.version, null);

async function changePhoto(ctx: RequestContext, version: number, photo: EncodedPhoto | null) {
  const { _id } = ctx.session.user;
  const pendingEmail = await pendingEmailOf(_id);
  return transact(ctx, async (tx) => {
    const { after } = await updateVersioned<User>(tx, UserModel, {
      filter: { _id },
      base: version,
      paths: ['avatarFileId'],
      apply: async ({ avatarFileId }) => ({
        $set: { avatarFileId: await replacePhoto(tx, photo, avatarFileId) },
      }),
      show: (current) => meView(current, pendingEmail),
    });
    await audit(tx, {
      action: photo ? 'user.set_photo' : 'user.remove_photo',
      entity: 'user',
      entityId: _id,
    });
    return meView(after, pendingEmail);
  });
}
