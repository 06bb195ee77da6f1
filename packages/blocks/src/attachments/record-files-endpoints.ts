import { attachmentEndpoints, recordFileEndpoints } from '@muster/contracts';

/** What the card of a job's or client's files calls; a remote spreads it into its own api. */
export const recordFilesEndpoints = {
  attachmentsOfJob: recordFileEndpoints.ofJob,
  attachmentsAttachToJob: recordFileEndpoints.attachToJob,
  attachmentsOfCompany: recordFileEndpoints.ofCompany,
  attachmentsAttachToCompany: recordFileEndpoints.attachToCompany,
  attachmentsSetVisibility: attachmentEndpoints.setVisibility,
  attachmentsDelete: attachmentEndpoints.delete,
  attachmentsRestore: attachmentEndpoints.restore,
} as const;
