/** Which of several hosts must be free: all, or one who then holds the interview. */
export const hostRules = ['all', 'any_of'] as const;
export type HostRule = (typeof hostRules)[number];

/** Meeting places outside the platform. */
export const meetingPlaces = ['external_link', 'phone', 'in_person'] as const;
export type MeetingPlace = (typeof meetingPlaces)[number];

/** Where an interview takes place: in a platform room, or elsewhere. */
export const interviewPlaces = ['platform_meeting', ...meetingPlaces] as const;
export type InterviewPlace = (typeof interviewPlaces)[number];

/** How a time is found. */
export const scheduleModes = [
  'invitee_picks_from_availability',
  'organiser_proposes',
  'invitee_proposes',
] as const;
export type ScheduleMode = (typeof scheduleModes)[number];

/** Reasons that an invitee gives for cancelling. */
export const inviteeCancelReasons = ['no_time', 'other_offer', 'not_interested', 'other'] as const;
export type InviteeCancelReason = (typeof inviteeCancelReasons)[number];

/** Exceptions to a host's usual week. */
export const availabilityOverrideKinds = ['open', 'busy', 'out_of_office'] as const;
export type AvailabilityOverrideKind = (typeof availabilityOverrideKinds)[number];
