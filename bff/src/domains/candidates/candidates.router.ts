import { candidateEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { createCandidate } from './create-candidate.ts';
import { listCandidates } from './list-candidates.ts';
import { readCandidate } from './read-candidate.ts';

/** Serves the candidate endpoints. */
export function candidateRoutes(router: Router): void {
  mount(router, candidateEndpoints.list, listCandidates);
  mount(router, candidateEndpoints.create, createCandidate);
  mount(router, candidateEndpoints.checkDuplicates, checkDuplicates);
  mount(router, candidateEndpoints.read, readCandidate);
}
