import {
  meetingEndpoints,
  meetingRecordingEndpoints,
  meetingVisitEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mountSocket } from '../../http/mount-socket.ts';
import { mountBytes } from '../../http/mount-bytes.ts';
import { mount } from '../../http/mount.ts';
import type { CallHub } from './call/call-hub.ts';
import { readCall } from './call/read-call.ts';
import { readCard } from './door/card.ts';
import { confirmIdentity, knock } from './door/confirm.ts';
import { identify } from './door/identity.ts';
import { joinMeeting } from './door/join.ts';
import { allowRecording, cancelMeeting, endMeeting } from './list/change-meeting.ts';
import { createMeeting } from './list/create-meeting.ts';
import { listMeetings } from './list/list-meetings.ts';
import { giveMediaAccess } from './media/give-access.ts';
import { setRoomMedia } from './media/room-media.ts';
import { answerRecording, stopRecording } from './recording/answer-recording.ts';
import { askToRecord } from './recording/ask-recording.ts';
import { finishRecording, sendSound } from './recording/send-sound.ts';
import { admitGuest, refuseGuest } from './room/let-in.ts';
import { endForAll, readRoom, sayInRoom, writeNotes } from './room/visit-room.ts';

export const meetingRoutes =
  (hub: CallHub) =>
  (router: Router, { config }: { config: Config }): void => {
    setRoomMedia(config);
    mount(router, meetingEndpoints.list, listMeetings);
    mount(router, meetingEndpoints.create, createMeeting);
    mount(router, meetingEndpoints.end, endMeeting);
    mount(router, meetingEndpoints.cancel, cancelMeeting);
    mount(router, meetingEndpoints.allowRecording, allowRecording);
    mount(router, meetingEndpoints.join, joinMeeting);
    mount(router, meetingEndpoints.card, readCard);
    mount(router, meetingEndpoints.identity, identify);
    mount(router, meetingVisitEndpoints.read, readRoom);
    mount(router, meetingVisitEndpoints.mediaAccess, giveMediaAccess);
    mount(router, meetingVisitEndpoints.confirm, confirmIdentity);
    mount(router, meetingVisitEndpoints.knock, knock);
    mount(router, meetingVisitEndpoints.admit, admitGuest);
    mount(router, meetingVisitEndpoints.refuse, refuseGuest);
    mount(router, meetingVisitEndpoints.say, sayInRoom);
    mount(router, meetingVisitEndpoints.write, writeNotes);
    mount(router, meetingVisitEndpoints.end, endForAll);
    mount(router, meetingRecordingEndpoints.ask, askToRecord);
    mount(router, meetingRecordingEndpoints.answer, answerRecording);
    mount(router, meetingRecordingEndpoints.stop, stopRecording);
    mountBytes(router, meetingRecordingEndpoints.send, sendSound);
    mount(router, meetingRecordingEndpoints.finish, finishRecording);
    mountSocket(router, meetingVisitEndpoints.call, {
      answer: readCall(config),
      open: (ctx, input) => hub.admit(ctx, input.params.handle),
    });
  };
