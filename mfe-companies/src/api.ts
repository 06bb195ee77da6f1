import { companyEndpoints, companyUserEndpoints, signatureEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  blockEndpoints,
  customFieldBlockEndpoints,
  mailBlockEndpoints,
  recordFilesEndpoints,
  savedViewEndpoints,
} from '@muster/blocks';

/** Shared API of this remote with its endpoints. */
export const api = createMusterApi({
  ...blockEndpoints,
  ...customFieldBlockEndpoints,
  ...mailBlockEndpoints,
  ...recordFilesEndpoints,
  ...savedViewEndpoints,
  companiesList: companyEndpoints.list,
  companiesCreate: companyEndpoints.create,
  companiesCheckDuplicates: companyEndpoints.checkDuplicates,
  companiesBulkOwner: companyEndpoints.bulkOwner,
  companiesRead: companyEndpoints.read,
  companiesOverview: companyEndpoints.overview,
  companiesJobs: companyEndpoints.jobs,
  companiesCommunications: companyEndpoints.communications,
  companiesActivity: companyEndpoints.activity,
  companiesUpdate: companyEndpoints.update,
  companiesUpdateTeam: companyEndpoints.updateTeam,
  companiesActivate: companyEndpoints.activate,
  companiesUndoActivate: companyEndpoints.undoActivate,
  companiesHold: companyEndpoints.hold,
  companiesBlock: companyEndpoints.block,
  companiesEnd: companyEndpoints.end,
  companiesDeleteEffects: companyEndpoints.deleteEffects,
  companiesDelete: companyEndpoints.delete,
  companiesRestoreDeleted: companyEndpoints.restoreDeleted,
  signaturesOfCompany: signatureEndpoints.ofCompany,
  companyUsersList: companyUserEndpoints.list,
  companyUsersInvite: companyUserEndpoints.invite,
  companyUsersUpdate: companyUserEndpoints.update,
  companyUsersDisable: companyUserEndpoints.disable,
  companyUsersEnable: companyUserEndpoints.enable,
  companyUsersResendInvite: companyUserEndpoints.resendInvite,
});
