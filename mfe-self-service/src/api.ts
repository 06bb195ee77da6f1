import {
  applyingEndpoints,
  intakeEndpoints,
  referralEndpoints,
  ownAttachmentEndpoints,
  ownIdentityEndpoints,
  ownConsentEndpoints,
  ownPrivacyEndpoints,
  ownProfileEndpoints,
  ownStatusEndpoints,
} from '@muster/contracts';
import { signingBlockEndpoints } from '@muster/blocks';
import { createMusterApi } from '@muster/kit';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  intakesStartJobRequest: intakeEndpoints.startJobRequest,
  referralsOwn: referralEndpoints.own,
  referralsCreate: referralEndpoints.create,
  applyingJobs: applyingEndpoints.jobs,
  applyingJob: applyingEndpoints.job,
  applyingBegin: applyingEndpoints.begin,
  applyingRead: applyingEndpoints.read,
  applyingSave: applyingEndpoints.save,
  applyingSubmit: applyingEndpoints.submit,
  applyingConfirm: applyingEndpoints.confirm,
  ...signingBlockEndpoints,
  ownIdentitiesList: ownIdentityEndpoints.list,
  ownIdentitiesCreate: ownIdentityEndpoints.create,
  ownIdentitiesUpdate: ownIdentityEndpoints.update,
  ownIdentitiesSubmit: ownIdentityEndpoints.submit,
  ownProfileRead: ownProfileEndpoints.read,
  ownStatusSnooze: ownStatusEndpoints.snooze,
  ownStatusWake: ownStatusEndpoints.wake,
  ownPrivacyRead: ownPrivacyEndpoints.read,
  ownPrivacyAskErasure: ownPrivacyEndpoints.askErasure,
  ownConsentsRead: ownConsentEndpoints.read,
  ownConsentsRecord: ownConsentEndpoints.record,
  ownAttachmentsList: ownAttachmentEndpoints.list,
  ownAttachmentsSetType: ownAttachmentEndpoints.setType,
  ownAttachmentsSetPrimary: ownAttachmentEndpoints.setPrimary,
  ownAttachmentsDelete: ownAttachmentEndpoints.delete,
  ownAttachmentsRestore: ownAttachmentEndpoints.restore,
});
