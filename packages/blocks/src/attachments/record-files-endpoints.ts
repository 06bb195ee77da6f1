import { attachmentEndpoints, recordFileEndpoints } from '@muster/contracts';

/** Endpoints of the files card of a job or client; a remote spreads them into its own API. */
export const recordFilesEndpoints = {
  attachmentsOfJob: recordFileEndpoints.ofJob,
  attachmentsAttachToJob: recordFileEndpoints.attachToJob,
  attachmentsOfCompany: recordFileEndpoints.ofCompany,
  attachmentsAttachToCompany: recordFileEndpoints.attachToCompany,
  attachmentsSetVisibility: attachmentEndpoints.setVisibility,
  attachmentsDelete: attachmentEndpoints.delete,
  attachmentsRestore: attachmentEndpoints.restore,
} as const;
