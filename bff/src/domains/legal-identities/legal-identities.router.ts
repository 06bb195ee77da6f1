import { legalIdentityEndpoints, ownIdentityEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import { readIdDocument } from './id-document.ts';
import {
  createOwnIdentity,
  listOwnIdentities,
  submitOwnIdentity,
  updateOwnIdentity,
} from './own/own-identities.ts';
import {
  createIdentity,
  listIdentities,
  readIdentity,
  rejectIdentity,
  updateIdentity,
  verifyIdentity,
} from './staff/staff-identities.ts';

/** Serves legal identities, to their people and to those who verify them. */
export function legalIdentityRoutes(router: Router): void {
  mount(router, ownIdentityEndpoints.list, listOwnIdentities);
  mount(router, ownIdentityEndpoints.create, createOwnIdentity);
  mount(router, ownIdentityEndpoints.update, updateOwnIdentity);
  mount(router, ownIdentityEndpoints.submit, submitOwnIdentity);
  mount(router, legalIdentityEndpoints.ofCandidate, listIdentities);
  mount(router, legalIdentityEndpoints.create, createIdentity);
  mount(router, legalIdentityEndpoints.read, readIdentity);
  mount(router, legalIdentityEndpoints.update, updateIdentity);
  mount(router, legalIdentityEndpoints.verify, verifyIdentity);
  mount(router, legalIdentityEndpoints.reject, rejectIdentity);
  mountFile(router, legalIdentityEndpoints.document, readIdDocument);
}
