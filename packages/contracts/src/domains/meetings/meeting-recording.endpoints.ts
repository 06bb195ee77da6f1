import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { uploadPartQuery, uploadSchema } from '../files/files.schemas.ts';
import { linkParams } from '../links/links.schemas.ts';
import { insideMeetingErrors } from './meeting-visit.endpoints.ts';
import {
  meetingRecordingAnswerSchema,
  meetingRecordingParams,
  meetingRecordingStopSchema,
} from './meeting-recording.schemas.ts';
import { meetingRoomSchema } from './meetings.schemas.ts';

const ofRoom = {
  access: 'public',
  params: meetingRecordingParams,
  response: meetingRoomSchema,
  changes: [{ entity: 'Link', id: 'handle' }],
} as const;
const inside = [...insideMeetingErrors, 'NOT_FOUND'] as const;

/**
 * Recording the audio of an interview in its room: a host asks, everyone answers, and the host's
 * browser sends the audio in parts while all of them agree.
 */
export const meetingRecordingEndpoints = {
  ask: defineEndpoint({
    ...ofRoom,
    access: 'attachment.readTranscript',
    name: 'meetingRecording.ask',
    method: 'POST',
    path: '/links/:handle/meeting/recordings',
    params: linkParams,
    summary: 'Asks everybody in the room whether the sound may be recorded; who asks agrees.',
    errors: [...insideMeetingErrors, 'FORBIDDEN', 'CONSENT_REQUIRED', 'TOO_MANY_ATTACHMENTS'],
  }),
  answer: defineEndpoint({
    ...ofRoom,
    name: 'meetingRecording.answer',
    method: 'POST',
    path: '/links/:handle/meeting/recordings/:id/actions/answer',
    summary: 'Agrees to the recording, or ends it; an answer can be taken back at any time.',
    body: meetingRecordingAnswerSchema,
    errors: inside,
  }),
  stop: defineEndpoint({
    ...ofRoom,
    name: 'meetingRecording.stop',
    method: 'POST',
    path: '/links/:handle/meeting/recordings/:id/actions/stop',
    summary: 'Ends the recording; what was recorded until then is kept.',
    body: meetingRecordingStopSchema,
    errors: [...inside, 'FORBIDDEN'],
  }),
  send: defineEndpoint({
    access: 'public',
    params: meetingRecordingParams,
    name: 'meetingRecording.send',
    method: 'PUT',
    path: '/links/:handle/meeting/recordings/:id/bytes',
    summary: 'Appends sound from an offset on; what has arrived before is skipped.',
    query: uploadPartQuery,
    accepts: 'bytes',
    response: uploadSchema,
    errors: [...inside, 'UPLOAD_INCOMPLETE', 'UPLOAD_EXPIRED', 'ATTACHMENT_TOO_LARGE'],
  }),
  finish: defineEndpoint({
    ...ofRoom,
    name: 'meetingRecording.finish',
    method: 'POST',
    path: '/links/:handle/meeting/recordings/:id/actions/finish',
    summary: 'Says that the last part was sent: the sound goes on the record of the candidate.',
    body: z.strictObject({}),
    errors: inside,
  }),
} as const;
