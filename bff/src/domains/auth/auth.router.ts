import { authEndpoints, meEndpoints, photoEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mountBytes } from '../../http/mount-bytes.ts';
import { mount } from '../../http/mount.ts';
import {
  acceptInvite,
  confirmEmail,
  inspectLink,
  resendVerification,
} from './tokens/account-links.service.ts';
import { chooseRole } from './sign-in/choose-role.service.ts';
import {
  changeEmail,
  endMyOtherSessions,
  endMySession,
  mySessions,
  readMe,
  setLocation,
  updateMe,
} from './sign-in/me.service.ts';
import { removeMyPhoto, setMyPhoto } from './sign-in/my-photo.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords/password.service.ts';
import { readSessionState } from './api/session-state.ts';
import { signIn } from './sign-in/sign-in.service.ts';
import { signOut } from './sign-in/sign-out.service.ts';

export function authRoutes(router: Router): void {
  mount(router, authEndpoints.session, readSessionState);
  mount(router, authEndpoints.signIn, signIn);
  mount(router, authEndpoints.signOut, signOut);
  mount(router, authEndpoints.chooseRole, chooseRole);
  mount(router, authEndpoints.forgotPassword, forgotPassword);
  mount(router, authEndpoints.resetPassword, resetPassword);
  mount(router, authEndpoints.changePassword, changePassword);
  mount(router, authEndpoints.inspectLink, inspectLink);
  mount(router, authEndpoints.acceptInvite, acceptInvite);
  mount(router, authEndpoints.confirmEmail, confirmEmail);
  mount(router, authEndpoints.resendVerification, resendVerification);
  mount(router, meEndpoints.read, readMe);
  mount(router, meEndpoints.update, updateMe);
  mountBytes(router, photoEndpoints.setOwn, setMyPhoto);
  mount(router, photoEndpoints.removeOwn, removeMyPhoto);
  mount(router, meEndpoints.setLocation, setLocation);
  mount(router, meEndpoints.changeEmail, changeEmail);
  mount(router, meEndpoints.sessions, mySessions);
  mount(router, meEndpoints.endSession, endMySession);
  mount(router, meEndpoints.endOtherSessions, endMyOtherSessions);
}
