import { authEndpoints, mailboxEndpoints, meEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** What the account pages and the own-account drawer read and write. */
export const api = createMusterApi({
  signIn: authEndpoints.signIn,
  chooseRole: authEndpoints.chooseRole,
  forgotPassword: authEndpoints.forgotPassword,
  resetPassword: authEndpoints.resetPassword,
  changePassword: authEndpoints.changePassword,
  inspectLink: authEndpoints.inspectLink,
  acceptInvite: authEndpoints.acceptInvite,
  confirmEmail: authEndpoints.confirmEmail,
  resendVerification: authEndpoints.resendVerification,
  me: meEndpoints.read,
  updateMe: meEndpoints.update,
  setLocation: meEndpoints.setLocation,
  changeEmail: meEndpoints.changeEmail,
  mySessions: meEndpoints.sessions,
  endSession: meEndpoints.endSession,
  endOtherSessions: meEndpoints.endOtherSessions,
  mailbox: mailboxEndpoints.list,
  mail: mailboxEndpoints.read,
});
