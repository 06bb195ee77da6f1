import { useEffect, useRef, useState } from 'react';
import {
  meetingVisitEndpoints,
  type MeetingCall,
  type MeetingEnding,
  type MeetingRoom,
} from '@muster/contracts';
import type { LocalMedia } from '../media/use-local-media.ts';
import type { FlowState, MediaFlow, RemoteTracks } from './media-flow.ts';
import { useOpenFlow } from './open-flow.ts';
import { RoomSocket, type LineState } from './room-socket.ts';

export type { RemoteTracks };

interface CallParts {
  handle: string;
  room: MeetingRoom | undefined;
  media: LocalMedia;
  /** How browsers connect to each other, or to the media server. */
  ways: MeetingCall;
  /** Called when the room has changed since the last read. */
  onChanged: () => void;
}

export interface Call {
  state: LineState;
  ending: MeetingEnding | null;
  /** State of video and sound. */
  flow: FlowState;
  /** Tracks by person id. */
  tracks: ReadonlyMap<string, RemoteTracks>;
}

const socketUrl = (handle: string): string => {
  const path = meetingVisitEndpoints.call.path.replace(':handle', encodeURIComponent(handle));
  return `${location.origin.replace(/^http/, 'ws')}/api/v1${path}`;
};

/** Holds the line to the room, and the transport of video and sound to everyone in it. */
export function useCall({ handle, room, media, ways, onChanged }: CallParts): Call {
  const [line, setLine] = useState<Pick<Call, 'state' | 'ending'>>({
    state: 'connecting',
    ending: null,
  });
  const [connection, setConnection] = useState<string | null>(null);
  const [tracks, setTracks] = useState<Call['tracks']>(new Map());
  const [flow, setFlow] = useState<FlowState>('connecting');
  const socket = useRef<RoomSocket | null>(null);
  const carried = useRef<MediaFlow | null>(null);
  const now = useRef({ media, onChanged });
  useEffect(() => {
    now.current = { media, onChanged };
  });

  const openFlow = useOpenFlow(handle, ways);
  useEffect(() => {
    const opened = openFlow({
      local: (kind) => {
        const { audio, video, screen } = now.current.media;
        return kind === 'audio' ? audio : (screen ?? video);
      },
      isScreen: () => now.current.media.screen !== null,
      isMuted: () => now.current.media.isMuted,
      send: ({ id: to, connection: its }, signal) =>
        socket.current?.send({ type: 'signal', to, connection: its, signal }),
      onTracks: (id, remote) =>
        setTracks((before) => {
          const after = new Map(before);
          if (remote) after.set(id, remote);
          else after.delete(id);
          return after;
        }),
      onState: setFlow,
    });
    carried.current = opened;
    const lineToRoom = new RoomSocket({
      url: socketUrl(handle),
      onState: (state, ending) => setLine({ state, ending }),
      onHeard: (heard) => {
        if (heard.type === 'signal') {
          opened.receive({ id: heard.from, connection: heard.connection }, heard.signal);
          return;
        }
        if (heard.type === 'welcome') {
          opened.renew();
          setConnection(heard.connection);
        }
        now.current.onChanged();
      },
    });
    socket.current = lineToRoom;
    return () => {
      lineToRoom.close();
      socket.current = null;
      opened.close();
      carried.current = null;
    };
  }, [handle, openFlow]);

  const me = room?.me.id;
  const others = room?.people.filter(({ id }) => id !== me) ?? [];
  const isIn = connection !== null && room?.people.some((one) => one.connection === connection);
  const wanted = others.flatMap((one) => (one.connection ? [`${one.id} ${one.connection}`] : []));
  const list = wanted.join(',');
  useEffect(() => {
    if (!isIn || !me) return;
    carried.current?.follow(me, new Map(list === '' ? [] : list.split(',').map(pairOf)));
  }, [isIn, me, list, openFlow]);

  const { audio, video, screen, isMuted, isCameraOff } = media;
  useEffect(() => carried.current?.refresh(), [audio, video, screen, isMuted]);
  useEffect(() => {
    if (connection === null) return;
    socket.current?.send({
      type: 'media',
      media: {
        audio: audio !== null && !isMuted,
        video: screen !== null || (video !== null && !isCameraOff),
        sharing: screen !== null,
      },
    });
  }, [connection, audio, video, screen, isMuted, isCameraOff]);

  return { ...line, flow, tracks };
}

function pairOf(entry: string): [string, string] {
  const [id = '', key = ''] = entry.split(' ');
  return [key, id];
}
