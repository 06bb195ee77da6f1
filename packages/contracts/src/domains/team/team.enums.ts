/** Fixed values of managed people. */
export const teamKinds = ['staff', 'contractor'] as const;
export const teamMemberStates = ['active', 'on_leave', 'ended'] as const;
export const employments = ['employee', 'contractor'] as const;
/** Possible months between evaluations. */
export const evaluationCycles = [3, 6, 12] as const;

/** Why a member is absent today according to the calendar. */
export const absences = ['on_leave', 'holiday', 'weekend'] as const;
