/** Fixed values of placements. */
export const timesheetPeriods = ['week', 'half_month', 'month'] as const;
export const approvalPaths = ['client_then_agency', 'agency_only'] as const;
/** The side that gives notice. */
export const noticeSides = ['agency', 'client', 'contractor'] as const;
export type NoticeSide = (typeof noticeSides)[number];
/** Risks of a placement that need attention. */
export const placementRisks = [
  'overdue',
  'ending_soon',
  'start_due',
  'no_supervisor',
  'thin_margin',
  'two_placements',
] as const;
export type PlacementRisk = (typeof placementRisks)[number];
/** Days of the report's filters for placements that end soon. */
export const endingWindows = ['7', '14', '30', '60', '90'] as const;
