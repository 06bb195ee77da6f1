import type { Domain } from '../domains/domain.ts';
import { DeliveryError } from './delivery-error.ts';
import type { EmailMessage } from './email-message.model.ts';
import type { MailFile } from './mail-file.ts';

/**
 * The files of a mail, read right before it leaves.
 * @throws DeliveryError file_missing for one that was deleted or blocked meanwhile
 */
export async function filesOf(
  { attachmentIds }: Pick<EmailMessage, 'attachmentIds'>,
  domains: readonly Domain[],
): Promise<readonly MailFile[]> {
  if (!attachmentIds?.length) return [];
  for (const { mailFiles } of domains) {
    const files = await mailFiles?.(attachmentIds);
    if (files) return files;
  }
  throw new DeliveryError('file_missing', 'A file of the mail is gone or closed', {
    canRetry: false,
  });
}
