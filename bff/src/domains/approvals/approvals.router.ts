import { approvalEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import type { Kinds } from './approval-reading.ts';
import { approveRequest, refuseRequest, withdrawRequest } from './decide-approval.ts';
import { listApprovals, readApproval } from './list-approvals.ts';

/** Serves approvals; `kinds` are the ones that all domains declare. */
export function approvalRoutes(router: Router, kinds: Kinds): void {
  mount(router, approvalEndpoints.list, listApprovals(kinds));
  mount(router, approvalEndpoints.show, readApproval(kinds));
  mount(router, approvalEndpoints.approve, approveRequest(kinds));
  mount(router, approvalEndpoints.refuse, refuseRequest(kinds));
  mount(router, approvalEndpoints.withdraw, withdrawRequest(kinds));
}
