/** Closed lists of placements (E55). */
export const timesheetPeriods = ['week', 'half_month', 'month'] as const;
export const approvalPaths = ['client_then_agency', 'agency_only'] as const;
