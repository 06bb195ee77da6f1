import { followEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { followCandidate, readFollow, unfollowCandidate } from './follow-candidate.ts';

/** Serves the following of records. */
export function followRoutes(router: Router): void {
  mount(router, followEndpoints.readCandidate, readFollow);
  mount(router, followEndpoints.followCandidate, followCandidate);
  mount(router, followEndpoints.unfollowCandidate, unfollowCandidate);
}
