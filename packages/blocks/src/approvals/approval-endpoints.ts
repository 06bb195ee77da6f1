import { approvalEndpoints } from '@muster/contracts';

/** What the approvals call; a remote spreads it into its own `createMusterApi({ … })`. */
export const approvalBlockEndpoints = {
  approvalsList: approvalEndpoints.list,
  approvalsShow: approvalEndpoints.show,
  approvalsApprove: approvalEndpoints.approve,
  approvalsRefuse: approvalEndpoints.refuse,
  approvalsWithdraw: approvalEndpoints.withdraw,
} as const;
