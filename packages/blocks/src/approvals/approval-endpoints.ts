import { approvalEndpoints } from '@muster/contracts';

/** Endpoints of the approvals; a remote spreads them into its own `createMusterApi({ … })`. */
export const approvalBlockEndpoints = {
  approvalsList: approvalEndpoints.list,
  approvalsShow: approvalEndpoints.show,
  approvalsApprove: approvalEndpoints.approve,
  approvalsRefuse: approvalEndpoints.refuse,
  approvalsWithdraw: approvalEndpoints.withdraw,
} as const;
