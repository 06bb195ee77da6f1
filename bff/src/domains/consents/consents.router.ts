import { consentEndpoints, ownConsentEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { readOwnConsents, recordOwnConsent } from './own-consents.ts';
import { readConsents, recordConsent } from './record-consent.ts';

/** Serves consents. */
export function consentRoutes(router: Router): void {
  mount(router, consentEndpoints.read, readConsents);
  mount(router, consentEndpoints.record, recordConsent);
  mount(router, ownConsentEndpoints.read, readOwnConsents);
  mount(router, ownConsentEndpoints.record, recordOwnConsent);
}
