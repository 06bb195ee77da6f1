import { bioEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../../http/mount.ts';
import { dropBioDraft, readBioDraft, saveBioDraft } from './bio-drafts.ts';
import { readBioHistory, restoreBioVersion } from './bio-history.ts';
import { checkBio } from './check-bio.ts';
import { deleteBio, restoreDeletedBio } from './remove-bio.ts';
import { createBio, updateBio } from './write-bio.ts';

/** Serves the biographies of candidates. */
export function bioRoutes(router: Router): void {
  mount(router, bioEndpoints.create, createBio);
  mount(router, bioEndpoints.update, updateBio);
  mount(router, bioEndpoints.delete, deleteBio);
  mount(router, bioEndpoints.restoreDeleted, restoreDeletedBio);
  mount(router, bioEndpoints.history, readBioHistory);
  mount(router, bioEndpoints.restoreVersion, restoreBioVersion);
  mount(router, bioEndpoints.check, checkBio);
  mount(router, bioEndpoints.readDraft, readBioDraft);
  mount(router, bioEndpoints.saveDraft, saveBioDraft);
  mount(router, bioEndpoints.dropDraft, dropBioDraft);
}
