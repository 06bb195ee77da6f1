import {
  auditEndpoints,
  candidateEndpoints,
  companyEndpoints,
  impersonationEndpoints,
  teamEndpoints,
  userEndpoints,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  teamList: teamEndpoints.list,
  usersList: userEndpoints.list,
  usersRead: userEndpoints.read,
  usersOptions: userEndpoints.options,
  usersInvite: userEndpoints.invite,
  usersUpdate: userEndpoints.update,
  usersSetRoles: userEndpoints.setRoles,
  usersDisableEffects: userEndpoints.disableEffects,
  usersDisable: userEndpoints.disable,
  usersEnable: userEndpoints.enable,
  usersUnlock: userEndpoints.unlock,
  usersResendInvite: userEndpoints.resendInvite,
  usersRevokeInvite: userEndpoints.revokeInvite,
  usersEndSessions: userEndpoints.endSessions,
  usersResetTwoFactor: userEndpoints.resetTwoFactor,
  impersonationOffer: impersonationEndpoints.offer,
  impersonationStart: impersonationEndpoints.start,
  companiesList: companyEndpoints.list,
  candidatesList: candidateEndpoints.list,
  auditList: auditEndpoints.list,
  auditExport: auditEndpoints.export,
  auditChain: auditEndpoints.chain,
  auditCheck: auditEndpoints.check,
});
