import { useEffect, useMemo, useRef, useState } from 'react';
import {
  meetingVisitEndpoints,
  type MeetingEnding,
  type MeetingRoom,
  type MeetingSignal,
} from '@muster/contracts';
import type { LocalMedia } from '../media/use-local-media.ts';
import { Peer } from './peer.ts';
import { RoomSocket, type LineState } from './room-socket.ts';

export type RemoteTracks = Readonly<Record<'audio' | 'video', MediaStreamTrack | null>>;

interface CallParts {
  handle: string;
  room: MeetingRoom | undefined;
  media: LocalMedia;
  iceServers: readonly RTCIceServer[];
  /** The room is not as it was read last. */
  onChanged: () => void;
}

export interface Call {
  state: LineState;
  ending: MeetingEnding | null;
  /** By the id of the person. */
  tracks: ReadonlyMap<string, RemoteTracks>;
}

const socketUrl = (handle: string): string => {
  const path = meetingVisitEndpoints.call.path.replace(':handle', encodeURIComponent(handle));
  return `${location.origin.replace(/^http/, 'ws')}/api/v1${path}`;
};

interface Known {
  id: string;
  peer: Peer;
  /** The room names this line of theirs. */
  isListed: boolean;
}

/** Holds the line to the room and a connection to each browser in it. */
export function useCall({ handle, room, media, iceServers, onChanged }: CallParts): Call {
  const [line, setLine] = useState<Pick<Call, 'state' | 'ending'>>({
    state: 'connecting',
    ending: null,
  });
  const [connection, setConnection] = useState<string | null>(null);
  const [tracks, setTracks] = useState<Call['tracks']>(new Map());
  const socket = useRef<RoomSocket | null>(null);
  /** By the connection of the other side: who comes back is another peer. */
  const peers = useRef(new Map<string, Known>());
  const now = useRef({ room, media, iceServers, onChanged });
  useEffect(() => {
    now.current = { room, media, iceServers, onChanged };
  });

  const reach = useMemo(() => {
    const drop = (key: string) => {
      const known = peers.current.get(key);
      if (!known) return;
      known.peer.close();
      peers.current.delete(key);
      setTracks((before) => new Map([...before].filter(([id]) => id !== known.id)));
    };
    const open = (id: string, key: string, isOfferer: boolean): Peer => {
      const known = peers.current.get(key);
      if (known) return known.peer;
      const peer = new Peer({
        isOfferer,
        iceServers: now.current.iceServers,
        local: (kind) => {
          const { audio, video, screen } = now.current.media;
          return kind === 'audio' ? audio : (screen ?? video);
        },
        send: (signal: MeetingSignal) =>
          socket.current?.send({ type: 'signal', to: id, connection: key, signal }),
        onTracks: (remote) => setTracks((before) => new Map(before).set(id, remote)),
      });
      peers.current.set(key, { id, peer, isListed: false });
      return peer;
    };
    const dropAll = () => {
      for (const key of [...peers.current.keys()]) drop(key);
      setTracks(new Map());
    };
    return { drop, open, dropAll };
  }, []);

  useEffect(() => {
    const opened = new RoomSocket({
      url: socketUrl(handle),
      onState: (state, ending) => setLine({ state, ending }),
      onHeard: (heard) => {
        if (heard.type === 'signal') {
          reach.open(heard.from, heard.connection, false).receive(heard.signal);
          return;
        }
        if (heard.type === 'welcome') {
          // The others know another line of ours now.
          reach.dropAll();
          setConnection(heard.connection);
        }
        now.current.onChanged();
      },
    });
    socket.current = opened;
    return () => {
      opened.close();
      socket.current = null;
      reach.dropAll();
    };
  }, [handle, reach]);

  const me = room?.me.id;
  const others = room?.people.filter(({ id }) => id !== me) ?? [];
  const isIn = connection !== null && room?.people.some((one) => one.connection === connection);
  const wanted = others.flatMap((one) => (one.connection ? [`${one.id} ${one.connection}`] : []));
  const list = wanted.join(',');
  useEffect(() => {
    if (!isIn || !me) return;
    const present = new Map(list === '' ? [] : list.split(',').map(pairOf));
    for (const [key, known] of peers.current) {
      // Who was never in the list may have called before it was read again.
      if (known.isListed && !present.has(key)) reach.drop(key);
    }
    for (const [key, id] of present) {
      if (me > id) reach.open(id, key, true);
      const known = peers.current.get(key);
      if (known) known.isListed = true;
    }
  }, [isIn, me, list, reach]);

  const { audio, video, screen, isMuted, isCameraOff } = media;
  useEffect(() => {
    for (const { peer } of peers.current.values()) peer.refresh();
  }, [audio, video, screen]);
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

  return { ...line, tracks };
}

function pairOf(entry: string): [string, string] {
  const [id = '', key = ''] = entry.split(' ');
  return [key, id];
}
