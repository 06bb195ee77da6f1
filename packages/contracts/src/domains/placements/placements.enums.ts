/** Closed lists of placements. */
export const timesheetPeriods = ['week', 'half_month', 'month'] as const;
export const approvalPaths = ['client_then_agency', 'agency_only'] as const;
/** Who gives notice. */
export const noticeSides = ['agency', 'client', 'contractor'] as const;
export type NoticeSide = (typeof noticeSides)[number];
/** What asks for attention at a placement. */
export const placementRisks = [
  'overdue',
  'ending_soon',
  'start_due',
  'no_supervisor',
  'thin_margin',
  'two_placements',
] as const;
export type PlacementRisk = (typeof placementRisks)[number];
/** Windows of the report: placements that end within so many days. */
export const endingWindows = ['7', '14', '30', '60', '90'] as const;
