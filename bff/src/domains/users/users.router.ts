import {
  authEndpoints,
  myInvitationEndpoints,
  photoEndpoints,
  userEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import { bulkRoles } from './roles/bulk-roles.ts';
import { changeRoles } from './roles/change-roles.ts';
import { disableEffects } from './access/disable-effects.ts';
import { disableUser } from './access/disable-user.ts';
import { keepUserOpen } from './closing/keep-open.ts';
import { enableUser } from './access/enable-user.ts';
import { endUserSessions } from './access/end-user-sessions.ts';
import { acceptMyInvitation, declineMyInvitation } from './invitations/answer-invitation.ts';
import { declineInvite } from './invitations/decline-by-link.ts';
import { listMyInvitations } from './invitations/list-invitations.ts';
import { inviteUser, resendInvite, revokeInvite } from './invitations/invite-user.ts';
import { listUsers } from './record/list-users.ts';
import { readUserPhoto } from './record/read-photo.ts';
import { readUser } from './record/read-user.ts';
import { resetTwoFactor } from './recovery/reset-two-factor.ts';
import { askToAnonymiseAccount } from './two-people/anonymise-account.ts';
import { askToMakeOwner } from './two-people/make-owner.ts';
import { unlockUser } from './access/unlock-user.ts';
import { updateUser } from './record/update-user.ts';
import { userOptions } from './record/user-options.ts';

export function userRoutes(router: Router): void {
  mount(router, userEndpoints.list, listUsers);
  // Before the single account, whose route would read `options` as an id.
  mount(router, userEndpoints.options, userOptions);
  mountFile(router, photoEndpoints.ofUser, readUserPhoto);
  mount(router, userEndpoints.read, readUser);
  mount(router, userEndpoints.invite, inviteUser);
  mount(router, userEndpoints.update, updateUser);
  mount(router, userEndpoints.bulkRoles, bulkRoles);
  mount(router, userEndpoints.setRoles, changeRoles);
  mount(router, userEndpoints.disableEffects, disableEffects);
  mount(router, userEndpoints.disable, disableUser);
  mount(router, userEndpoints.keepOpen, keepUserOpen);
  mount(router, userEndpoints.enable, enableUser);
  mount(router, userEndpoints.unlock, unlockUser);
  mount(router, userEndpoints.resendInvite, resendInvite);
  mount(router, userEndpoints.revokeInvite, revokeInvite);
  mount(router, userEndpoints.resetTwoFactor, resetTwoFactor);
  mount(router, userEndpoints.makeOwner, askToMakeOwner);
  mount(router, userEndpoints.anonymise, askToAnonymiseAccount);
  mount(router, userEndpoints.endSessions, endUserSessions);
  mount(router, authEndpoints.declineInvite, declineInvite);
  mount(router, myInvitationEndpoints.list, listMyInvitations);
  mount(router, myInvitationEndpoints.accept, acceptMyInvitation);
  mount(router, myInvitationEndpoints.decline, declineMyInvitation);
}
