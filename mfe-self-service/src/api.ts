import { ownAttachmentEndpoints, ownProfileEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  ownProfileRead: ownProfileEndpoints.read,
  ownAttachmentsList: ownAttachmentEndpoints.list,
  ownAttachmentsSetType: ownAttachmentEndpoints.setType,
  ownAttachmentsSetPrimary: ownAttachmentEndpoints.setPrimary,
  ownAttachmentsDelete: ownAttachmentEndpoints.delete,
  ownAttachmentsRestore: ownAttachmentEndpoints.restore,
});
