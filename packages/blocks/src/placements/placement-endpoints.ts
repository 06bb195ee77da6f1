import {
  exitSurveyEndpoints,
  placementEndpoints,
  positionEndpoints,
  reasonEndpoints,
} from '@muster/contracts';

/**
 * Endpoints of the placement drawer; a remote spreads them into its own `createMusterApi({ … })`.
 */
export const placementBlockEndpoints = {
  placementsRead: placementEndpoints.read,
  placementsTryRate: placementEndpoints.tryRate,
  placementsUpdateTerms: placementEndpoints.updateTerms,
  placementsStart: placementEndpoints.start,
  placementsChangeStart: placementEndpoints.changeStart,
  placementsCancel: placementEndpoints.cancel,
  placementsPause: placementEndpoints.pause,
  placementsResume: placementEndpoints.resume,
  placementsExtend: placementEndpoints.extend,
  placementsChangeRate: placementEndpoints.changeRate,
  placementsChangeSupervisor: placementEndpoints.changeSupervisor,
  placementsGiveNotice: placementEndpoints.giveNotice,
  placementsWithdrawNotice: placementEndpoints.withdrawNotice,
  placementsEnd: placementEndpoints.end,
  placementsTerminate: placementEndpoints.terminate,
  placementsRehire: placementEndpoints.rehire,
  placementsCheckItem: placementEndpoints.checkItem,
  exitSurveysOfPlacement: exitSurveyEndpoints.ofPlacement,
  positionsSupervisors: positionEndpoints.supervisors,
  reasonsList: reasonEndpoints.list,
} as const;
