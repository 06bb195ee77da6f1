import { browsable } from '../../data-browser/browsable-collection.ts';
import type { Domain } from '../../domain.ts';
import { voidApproval } from './document/void-approval.ts';
import { signatureJobs } from './signatures.jobs.ts';
import { personalSignatures } from './signatures.personal.ts';
import { signatureRoutes } from './signatures.router.ts';
import { SignatureTemplateModel } from './templates/signature-template.model.ts';

export const signaturesDomain: Domain = {
  name: 'signatures',
  collections: [browsable(SignatureTemplateModel, ['name'])],
  routes: signatureRoutes,
  jobs: signatureJobs,
  approvals: [voidApproval],
  personal: [personalSignatures],
};
