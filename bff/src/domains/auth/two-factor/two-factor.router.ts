import { twoFactorEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../../http/mount.ts';
import { sendMagicLink, useMagicLink } from './magic-link.service.ts';
import { prove } from './prove.service.ts';
import { verifySecondStep } from './second-step.service.ts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from './two-factor.service.ts';

export function twoFactorRoutes(router: Router): void {
  mount(router, twoFactorEndpoints.verify, verifySecondStep);
  mount(router, twoFactorEndpoints.prove, prove);
  mount(router, twoFactorEndpoints.sendMagicLink, sendMagicLink);
  mount(router, twoFactorEndpoints.useMagicLink, useMagicLink);
  mount(router, twoFactorEndpoints.read, readTwoFactor);
  mount(router, twoFactorEndpoints.setUp, setUpTwoFactor);
  mount(router, twoFactorEndpoints.confirm, confirmTwoFactor);
  mount(router, twoFactorEndpoints.renewRecoveryCodes, renewRecoveryCodes);
  mount(router, twoFactorEndpoints.disable, disableTwoFactor);
}
