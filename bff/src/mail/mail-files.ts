import type { Types } from 'mongoose';
import type { Domain } from '../domain.ts';
import { DeliveryError } from './delivery-error.ts';
import type { EmailMessage } from './email-message.model.ts';
import type { MailFile } from './mail-file.ts';

type Source = 'mailFiles' | 'mailUploads';

/**
 * Returns the files of a mail, read directly before sending: those of the record, and those added
 * by its author.
 * @throws DeliveryError file_missing for a file that was deleted or blocked meanwhile
 */
export async function filesOf(
  { attachmentIds, fileIds }: Pick<EmailMessage, 'attachmentIds' | 'fileIds'>,
  domains: readonly Domain[],
): Promise<readonly MailFile[]> {
  return [
    ...(await read(attachmentIds, domains, 'mailFiles')),
    ...(await read(fileIds, domains, 'mailUploads')),
  ];
}

async function read(
  ids: readonly Types.ObjectId[] | undefined,
  domains: readonly Domain[],
  source: Source,
): Promise<readonly MailFile[]> {
  if (!ids?.length) return [];
  for (const domain of domains) {
    const files = await domain[source]?.(ids);
    if (files) return files;
  }
  throw new DeliveryError('file_missing', 'A file of the mail is gone or closed', {
    canRetry: false,
  });
}
