import { ownPrivacyEndpoints, privacyEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { askToAnonymise, readAnonymiseEffects } from './anonymise.ts';
import { askForErasure } from './ask-erasure.ts';
import { readClientView, readOwnPrivacy, readOwnShare, withdrawOwnShare } from './own-privacy.ts';
import { downloadOwnPassport, downloadPassport } from './passport/download-passport.ts';

/** Serves erasure and the data passport. */
export function privacyRoutes(
  router: Router,
  { personal }: { personal: readonly PersonalRecords[] },
): void {
  mount(router, privacyEndpoints.anonymiseEffects, readAnonymiseEffects(personal));
  mount(router, privacyEndpoints.anonymise, askToAnonymise);
  mountFile(router, privacyEndpoints.passport, downloadPassport(personal));
  mount(router, ownPrivacyEndpoints.read, readOwnPrivacy);
  mountFile(router, ownPrivacyEndpoints.passport, downloadOwnPassport(personal));
  mount(router, ownPrivacyEndpoints.share, readOwnShare);
  mount(router, ownPrivacyEndpoints.clientView, readClientView);
  mount(router, ownPrivacyEndpoints.withdrawShare, withdrawOwnShare);
  mount(router, ownPrivacyEndpoints.askErasure, askForErasure);
}
