import { defineEndpoint } from '../../core/endpoint.ts';
import { limits } from '../../core/limits.ts';
import { linkParams } from '../links/links.schemas.ts';
import {
  meetingCallSchema,
  meetingCodeSchema,
  meetingGuestActionSchema,
  meetingMediaAccessSchema,
  meetingNotesSchema,
  meetingRoomSchema,
  meetingSaySchema,
} from './meetings.schemas.ts';

const errors = [
  'UNAUTHENTICATED',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;
/** Errors for holders of access to a room. */
export const insideMeetingErrors = [
  ...errors,
  'IDENTITY_NOT_CONFIRMED',
  'INVALID_TRANSITION',
] as const;
const inside = insideMeetingErrors;
const room = [{ entity: 'Link', id: 'handle' }] as const;
const ofLink = { access: 'public', params: linkParams, response: meetingRoomSchema } as const;

/** A room for every admitted participant. */
export const meetingVisitEndpoints = {
  read: defineEndpoint({
    ...ofLink,
    name: 'meetingVisit.read',
    method: 'GET',
    path: '/links/:handle/meeting',
    summary: 'The room as it stands; at the door, no more than the door.',
    provides: room,
    errors,
  }),
  call: defineEndpoint({
    ...ofLink,
    name: 'meetingVisit.call',
    method: 'GET',
    path: '/links/:handle/meeting/call',
    summary:
      'How browsers find one another. Asked as a WebSocket, it stays open and relays their signals.',
    response: meetingCallSchema,
    errors,
  }),
  mediaAccess: defineEndpoint({
    ...ofLink,
    name: 'meetingVisit.mediaAccess',
    method: 'POST',
    path: '/links/:handle/meeting/media-access',
    summary:
      'A short-lived way into the media server, for who was let in; asked for at each return.',
    response: meetingMediaAccessSchema,
    errors: inside,
  }),
  confirm: defineEndpoint({
    ...ofLink,
    name: 'meetingVisit.confirm',
    method: 'POST',
    path: '/links/:handle/meeting/actions/confirm',
    summary: 'Confirms by the mailed code who a guest is.',
    body: meetingCodeSchema,
    changes: room,
    errors: [...errors, 'CODE_INVALID', 'CODE_EXPIRED', 'INVALID_TRANSITION'],
  }),
  knock: defineEndpoint({
    ...ofLink,
    name: 'meetingVisit.knock',
    method: 'POST',
    path: '/links/:handle/meeting/actions/knock',
    summary: 'Asks the hosts to be let in without a code.',
    changes: room,
    errors: [...errors, 'INVALID_TRANSITION'],
  }),
  admit: defineEndpoint({
    ...ofLink,
    name: 'meetingVisit.admit',
    method: 'POST',
    path: '/links/:handle/meeting/actions/admit',
    summary: 'Lets somebody in who waits at the door.',
    body: meetingGuestActionSchema,
    changes: room,
    errors: [...inside, 'FORBIDDEN', 'NOT_FOUND', 'MEETING_FULL'],
  }),
  refuse: defineEndpoint({
    ...ofLink,
    name: 'meetingVisit.refuse',
    method: 'POST',
    path: '/links/:handle/meeting/actions/refuse',
    summary: 'Turns somebody away, at the door or from the room.',
    body: meetingGuestActionSchema,
    changes: room,
    errors: [...inside, 'FORBIDDEN', 'NOT_FOUND'],
  }),
  say: defineEndpoint({
    ...ofLink,
    name: 'meetingVisit.say',
    method: 'POST',
    path: '/links/:handle/meeting/chat',
    summary: 'Writes a line to everybody in the room.',
    body: meetingSaySchema,
    changes: room,
    errors: inside,
  }),
  write: defineEndpoint({
    ...ofLink,
    name: 'meetingVisit.write',
    method: 'PUT',
    path: '/links/:handle/meeting/notes',
    summary: 'Keeps the shared notes, over the version that the writer has seen.',
    body: meetingNotesSchema,
    visitorBytes: limits.meeting.notesBytes,
    errors: [...inside, 'VERSION_CONFLICT'],
  }),
  end: defineEndpoint({
    ...ofLink,
    name: 'meetingVisit.end',
    method: 'POST',
    path: '/links/:handle/meeting/actions/end',
    summary: 'Ends the meeting for everybody in it.',
    // Access ends with the meeting.
    changes: [{ entity: 'Meeting' }],
    errors: [...inside, 'FORBIDDEN'],
  }),
} as const;
