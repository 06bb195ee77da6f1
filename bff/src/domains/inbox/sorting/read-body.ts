import type { inboxEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { isOpenTo } from '../received-mail.serializer.ts';
import { findSortable } from './sort-mail.ts';

/** Returns a mail in its original format, for readers who may see its text. */
export const readBody: Service<typeof inboxEndpoints.body> = async ({ actor }, { params }) => {
  const { mail } = await findSortable(actor, params.id);
  if (!isOpenTo(actor, mail)) throw new AppError('NOT_FOUND');
  const { subject, html, remotePictures } = mail;
  return { subject, html, remotePictures };
};
