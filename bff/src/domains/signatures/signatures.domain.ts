import type { Domain } from '../domain.ts';
import { signatureJobs } from './signatures.jobs.ts';
import { personalSignatures } from './signatures.personal.ts';
import { signatureRoutes } from './signatures.router.ts';

export const signaturesDomain: Domain = {
  name: 'signatures',
  routes: signatureRoutes,
  jobs: signatureJobs,
  personal: [personalSignatures],
};
