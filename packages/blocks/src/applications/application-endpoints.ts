import { applicationEndpoints, reasonEndpoints } from '@muster/contracts';

/**
 * Endpoints to move, hold and end an application; a remote spreads them into its own
 * `createMusterApi({ … })`.
 */
export const applicationBlockEndpoints = {
  applicationsMove: applicationEndpoints.move,
  applicationsHold: applicationEndpoints.hold,
  applicationsResume: applicationEndpoints.resume,
  applicationsUndoMove: applicationEndpoints.undoMove,
  applicationsReject: applicationEndpoints.reject,
  applicationsWithdraw: applicationEndpoints.withdraw,
  applicationsRestore: applicationEndpoints.restore,
  applicationsRemove: applicationEndpoints.remove,
  applicationsPutBack: applicationEndpoints.putBack,
  reasonsList: reasonEndpoints.list,
} as const;
