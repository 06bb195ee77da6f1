export const meetingKinds = ['vetting', 'interview', 'event', 'adhoc'] as const;
export type MeetingKind = (typeof meetingKinds)[number];

export const meetingRoles = ['host', 'cohost', 'guest'] as const;
export type MeetingRole = (typeof meetingRoles)[number];

/** How far a participant's identity is confirmed; accounts are known from the start. */
export const meetingIdentities = ['unconfirmed', 'code_sent', 'confirmed', 'refused'] as const;
export type MeetingIdentity = (typeof meetingIdentities)[number];

/** Location of a participant: at the door, where a code may still be pending, or inside. */
export const meetingDoors = ['identity', 'waiting', 'admitted', 'refused'] as const;
export type MeetingDoor = (typeof meetingDoors)[number];

/** How video and audio are sent: from each browser to every other, or through a LiveKit server. */
export const meetingFlows = ['mesh', 'livekit'] as const;
export type MeetingFlow = (typeof meetingFlows)[number];

/** When a room can be entered. */
export const meetingWindows = ['early', 'open', 'over', 'cancelled'] as const;
export type MeetingWindow = (typeof meetingWindows)[number];
