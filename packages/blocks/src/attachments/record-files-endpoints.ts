import { attachmentEndpoints } from '@muster/contracts';

/** What the card of a job's or client's files calls; a remote spreads it into its own api. */
export const recordFilesEndpoints = {
  attachmentsOfJob: attachmentEndpoints.ofJob,
  attachmentsAttachToJob: attachmentEndpoints.attachToJob,
  attachmentsOfCompany: attachmentEndpoints.ofCompany,
  attachmentsAttachToCompany: attachmentEndpoints.attachToCompany,
  attachmentsSetVisibility: attachmentEndpoints.setVisibility,
  attachmentsDelete: attachmentEndpoints.delete,
  attachmentsRestore: attachmentEndpoints.restore,
} as const;
