import { z } from 'zod';
import { idSchema } from '../../core/primitives.ts';
import { meetingMediaSchema } from './meetings.schemas.ts';

const description = z.strictObject({
  type: z.enum(['offer', 'answer', 'rollback', 'pranswer']),
  sdp: z.string().max(60_000).optional(),
});
const candidate = z.strictObject({
  candidate: z.string().max(2000),
  sdpMid: z.string().max(100).nullable().optional(),
  sdpMLineIndex: z.number().int().min(0).max(1000).nullable().optional(),
  usernameFragment: z.string().max(300).nullable().optional(),
});

/** Signals with which two browsers connect; the server does not read them. */
export const meetingSignalSchema = z.union([
  z.strictObject({ description }),
  z.strictObject({ candidate }),
]);
export type MeetingSignal = z.infer<typeof meetingSignalSchema>;

const connection = z.string().max(40);

/** Messages from a browser over a room's socket. */
export const meetingSentSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('signal'),
    to: idSchema,
    connection,
    signal: meetingSignalSchema,
  }),
  z.strictObject({ type: z.literal('media'), media: meetingMediaSchema }),
]);
export type MeetingSent = z.infer<typeof meetingSentSchema>;

export const meetingEndings = [
  'over',
  'refused',
  'replaced',
  'full',
  'session',
  'stopping',
] as const;
export type MeetingEnding = (typeof meetingEndings)[number];

/** Messages to a browser: ids and signals; it reads the changes through the endpoint. */
export const meetingHeardSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), connection }),
  z.object({ type: z.literal('changed') }),
  z.object({
    type: z.literal('signal'),
    from: idSchema,
    connection,
    signal: meetingSignalSchema,
  }),
  z.object({ type: z.literal('end'), reason: z.enum(meetingEndings) }),
]);
export type MeetingHeard = z.infer<typeof meetingHeardSchema>;
