import type { chatEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import { fileAnswer } from '../../files/api/file-answer.ts';
import { findFiles } from '../../files/api/files.ts';
import { findMessage } from './find-thread.ts';

/** Reads a message's file. Permission is checked each time. */
export async function readChatFile(
  { actor }: RequestContext,
  { params }: Input<typeof chatEndpoints.file>,
): Promise<RangedFileAnswer> {
  const { message } = await findMessage(actor, params.id);
  const id = message.fileIds.find((one) => one.toHexString() === params.fileId);
  const file = id && (await findFiles([id])).get(id.toHexString());
  if (!file) throw new AppError('NOT_FOUND');
  return fileAnswer(file);
}
