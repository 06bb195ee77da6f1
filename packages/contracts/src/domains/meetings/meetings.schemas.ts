import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { mailedCodeSchema } from '../../core/mailed-code.ts';
import {
  emailSchema,
  idSchema,
  longText,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { meetingRecordingSchema } from './meeting-recording.schemas.ts';
import {
  meetingDoors,
  meetingFlows,
  meetingIdentities,
  meetingKinds,
  meetingRoles,
  meetingWindows,
} from './meetings.enums.ts';
import { meetingActions, meetingStates } from './meetings.machine.ts';

const { meeting: max } = limits;

/** The last part of a room's URL. A malformed one answers 404. */
export const meetingParams = z.strictObject({ name: z.string().max(100) });

/** A room in the list of its participants. */
export const meetingSchema = z.object({
  id: idSchema,
  name: z.string(),
  title: z.string(),
  kind: z.enum(meetingKinds),
  status: z.enum(meetingStates),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  opensAt: timestampSchema,
  closesAt: timestampSchema,
  startedAt: timestampSchema.nullable(),
  endedAt: timestampSchema.nullable(),
  host: z.string(),
  isHost: z.boolean(),
  /** Whether its audio may be recorded once everyone agrees. */
  recordingAllowed: z.boolean(),
  /** Whether the reader can change that now. */
  mayAllowRecording: z.boolean(),
  /** Shared notes of the room. */
  notes: z.string(),
  version: versionSchema,
  allowedActions: z.array(z.enum(meetingActions)),
});
export type Meeting = z.infer<typeof meetingSchema>;

/** Upcoming ones next first, past ones latest first. */
export const meetingListSchema = z.object({
  upcoming: z.array(meetingSchema),
  past: z.array(meetingSchema),
});

export const createMeetingSchema = z.strictObject({ title: text(max.title, 1) });
export const meetingVersionSchema = z.strictObject({ version: versionSchema });
export const meetingAllowSchema = meetingVersionSchema.extend({ allowed: z.boolean() });

/** The public data of a room, for everyone with its URL. */
export const meetingCardSchema = z.object({
  title: z.string(),
  agencyName: z.string(),
  host: z.string(),
  window: z.enum(meetingWindows),
  startsAt: timestampSchema,
  opensAt: timestampSchema,
  /** A host may ask for a recording. */
  recordingAllowed: z.boolean(),
  /** Maximum number of people in the room. */
  places: z.number().int(),
});
export type MeetingCard = z.infer<typeof meetingCardSchema>;

/** A guest's identity; the response is the same whether or not the address is on the list. */
export const meetingGuestSchema = z.strictObject({
  name: text(max.guestName, 2),
  email: emailSchema,
});

/** Access to the room: a handle whose cookie carries the permission. */
export const meetingEntrySchema = z.object({ handle: z.string() });

export const meetingCodeSchema = z.strictObject({ code: mailedCodeSchema(max.code.digits) });

/** The media that a participant sends to the others. */
export const meetingMediaSchema = z.strictObject({
  audio: z.boolean(),
  video: z.boolean(),
  sharing: z.boolean(),
});
export type MeetingMedia = z.infer<typeof meetingMediaSchema>;

export const meetingPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  photo: photoSchema.optional(),
  role: z.enum(meetingRoles),
  /** False for guests admitted manually without a code. */
  isKnown: z.boolean(),
  /** Changes with each return; null: away. */
  connection: z.string().nullable(),
  media: meetingMediaSchema,
});
export type MeetingPerson = z.infer<typeof meetingPersonSchema>;

export const meetingLineSchema = z.object({
  id: idSchema,
  personId: idSchema,
  name: z.string(),
  body: z.string(),
  at: timestampSchema,
});

/** A question of the interview's pool, for the interviewers. */
export const meetingQuestionSchema = z.object({
  id: idSchema,
  text: z.string(),
  competency: z.string().nullable(),
  idealAnswer: z.string().nullable(),
});

/** A room as one participant sees it; people at the door see only the door. */
export const meetingRoomSchema = z.object({
  name: z.string(),
  title: z.string(),
  agencyName: z.string(),
  host: z.string(),
  status: z.enum(meetingStates),
  window: z.enum(meetingWindows),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  opensAt: timestampSchema,
  closesAt: timestampSchema,
  startedAt: timestampSchema.nullable(),
  me: z.object({
    id: idSchema,
    name: z.string(),
    role: z.enum(meetingRoles),
    door: z.enum(meetingDoors),
    identity: z.enum(meetingIdentities),
  }),
  /** A host is in the room. */
  isHosted: z.boolean(),
  isFull: z.boolean(),
  /** The following fields are empty until the participant is admitted. */
  people: z.array(meetingPersonSchema),
  /** People at the door, for hosts. */
  waiting: z.array(z.object({ id: idSchema, name: z.string(), isKnown: z.boolean() })),
  chat: z.array(meetingLineSchema),
  notes: z.object({ text: z.string(), version: versionSchema }),
  questions: z.array(meetingQuestionSchema),
  mayHost: z.boolean(),
  /** The latest requested recording; null: none. */
  recording: meetingRecordingSchema.nullable(),
  /** Whether this participant can request one now. */
  mayRecord: z.boolean(),
});
export type MeetingRoom = z.infer<typeof meetingRoomSchema>;

export const meetingSaySchema = z.strictObject({ body: longText(max.line, 1) });
export const meetingNotesSchema = z.strictObject({
  notes: longText(max.notes),
  version: versionSchema,
});
export const meetingGuestActionSchema = z.strictObject({ personId: idSchema });

/** Connection data for the browsers. */
export const meetingCallSchema = z.object({
  flow: z.enum(meetingFlows),
  iceServers: z.array(
    z.object({
      urls: z.string(),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
});

export type MeetingCall = z.infer<typeof meetingCallSchema>;

/** Access to a room's media server; null: browsers connect to one another. */
export const meetingMediaAccessSchema = z.object({
  access: z
    .object({
      url: z.string(),
      token: z.string(),
      /** Limits the first connection only; the server keeps connected participants. */
      expiresAt: timestampSchema,
    })
    .nullable(),
});
export type MeetingMediaAccess = NonNullable<z.infer<typeof meetingMediaAccessSchema>['access']>;
