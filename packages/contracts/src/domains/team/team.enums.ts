/** Closed lists of the managed people. */
export const teamKinds = ['staff', 'contractor'] as const;
export const teamMemberStates = ['active', 'on_leave', 'ended'] as const;
export const employments = ['employee', 'contractor'] as const;
/** Months from one evaluation to the next. */
export const evaluationCycles = [3, 6, 12] as const;

/** Why a member is away today, by the calendar. */
export const absences = ['on_leave', 'holiday', 'weekend'] as const;
