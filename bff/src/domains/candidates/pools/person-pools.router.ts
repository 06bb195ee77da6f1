import { poolEndpoints, poolMembershipEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { RunningForms } from '../../../forms/running-forms.ts';
import { mount } from '../../../http/mount.ts';
import { bulkPool } from './bulk-pool.ts';
import { listMembers } from './list-members.ts';
import { moveMembers } from './move-members.ts';
import { previewRule } from './preview-rule.ts';
import { changePersonPools, readPersonPools } from './person-pools.ts';

/** Serves the pools of a candidate, and the candidates that a rule would add. */
export function personPoolRoutes(router: Router, forms: readonly RunningForms[]): void {
  mount(router, poolMembershipEndpoints.ofCandidate, readPersonPools(forms));
  mount(router, poolMembershipEndpoints.change, changePersonPools(forms));
  mount(router, poolMembershipEndpoints.bulk, bulkPool);
  mount(router, poolMembershipEndpoints.list, listMembers);
  mount(router, poolMembershipEndpoints.move, moveMembers);
  mount(router, poolEndpoints.previewRule, previewRule);
}
