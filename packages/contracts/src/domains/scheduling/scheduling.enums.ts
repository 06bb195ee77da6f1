/** Who of several hosts has to be free: each of them, or one who then holds it. */
export const hostRules = ['all', 'any_of'] as const;
export type HostRule = (typeof hostRules)[number];

/** Where people meet, outside of the platform. */
export const meetingPlaces = ['external_link', 'phone', 'in_person'] as const;
export type MeetingPlace = (typeof meetingPlaces)[number];

/** Where an interview takes place: in a room of the platform, or elsewhere. */
export const interviewPlaces = ['platform_meeting', ...meetingPlaces] as const;
export type InterviewPlace = (typeof interviewPlaces)[number];

/** How a time is found. */
export const scheduleModes = [
  'invitee_picks_from_availability',
  'organiser_proposes',
  'invitee_proposes',
] as const;
export type ScheduleMode = (typeof scheduleModes)[number];

/** Why an invitee cancels, as they say it. */
export const inviteeCancelReasons = ['no_time', 'other_offer', 'not_interested', 'other'] as const;
export type InviteeCancelReason = (typeof inviteeCancelReasons)[number];

/** What changes the usual week of a host. */
export const availabilityOverrideKinds = ['open', 'busy', 'out_of_office'] as const;
export type AvailabilityOverrideKind = (typeof availabilityOverrideKinds)[number];
