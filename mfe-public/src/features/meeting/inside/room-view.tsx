import { useState } from 'react';
import { limits, type MeetingRoom } from '@muster/contracts';
import { NoticeBar } from '@muster/ui';
import type { Call } from '../call/use-call.ts';
import type { LocalMedia } from '../media/use-local-media.ts';
import { SoundOf } from '../media/video-view.tsx';
import { useMeetingMessages } from '../messages.ts';
import { AskModal } from '../recording/ask-modal.tsx';
import { RecordingBar } from '../recording/recording-bar.tsx';
import { useHeardTracks } from '../recording/use-heard-tracks.ts';
import { useRecorder } from '../recording/use-recorder.ts';
import { ChatPanel } from './chat-panel.tsx';
import { Controls, type PanelName } from './controls.tsx';
import { Elapsed } from './elapsed.tsx';
import { EndModal } from './end-modal.tsx';
import { Knocks } from './knocks.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import classes from './room.module.css';
import { Tile } from './tile.tsx';

interface RoomViewProps {
  handle: string;
  room: MeetingRoom;
  call: Call;
  media: LocalMedia;
  speaker: string | null;
  panel: PanelName | null;
  setPanel: (panel: PanelName | null) => void;
  onLeave: () => void;
}

/** The room: videos, side panels, and controls. */
export function RoomView(props: RoomViewProps) {
  const t = useMeetingMessages();
  const { handle, room, call, media, speaker, panel, setPanel, onLeave } = props;
  const [isEnding, setIsEnding] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { me } = room;
  const others = room.people.filter(({ id }) => id !== me.id);
  const isOn = call.state === 'open';
  const trouble = troubleOf(call);
  const tracks = useHeardTracks(room, call, media);
  const recorder = useRecorder({ handle, recording: room.recording, isOn, tracks });
  return (
    <div
      className={classes.room}
      data-recording={room.recording?.status === 'running' || undefined}
    >
      <header className={classes.head}>
        <h1 className={classes.title}>{room.title}</h1>
        {room.startedAt && <Elapsed since={room.startedAt} />}
      </header>
      {trouble && (
        <div className={classes.notice} role="status">
          <NoticeBar kind="warning">{t(trouble)}</NoticeBar>
        </div>
      )}
      <RecordingBar handle={handle} room={room} recorder={recorder} />
      {room.mayHost && room.waiting.length > 0 && <Knocks handle={handle} waiting={room.waiting} />}
      <div className={classes.body}>
        <ul
          className={classes.tiles}
          data-count={Math.min(others.length + 1, limits.meeting.people + 1)}
          aria-label={t('room.people')}
        >
          {others.map((person) => (
            <Tile
              key={person.id}
              name={person.name}
              person={person}
              track={person.media.video ? (call.tracks.get(person.id)?.video ?? null) : null}
            />
          ))}
          <Tile
            name={t('room.you', { name: me.name })}
            person={{
              role: me.role,
              isKnown: true,
              media: {
                audio: media.audio !== null && !media.isMuted,
                video: true,
                sharing: media.screen !== null,
              },
            }}
            track={media.screen ?? media.video}
            isSelf
          />
        </ul>
        {panel !== null && (
          <aside className={classes.panel}>
            {panel === 'chat' && (
              <ChatPanel handle={handle} room={room} onClose={() => setPanel(null)} />
            )}
            {panel === 'notes' && (
              <NotesPanel handle={handle} room={room} onClose={() => setPanel(null)} />
            )}
            {panel === 'questions' && <QuestionsPanel room={room} onClose={() => setPanel(null)} />}
          </aside>
        )}
      </div>
      {others.map(({ id }) => {
        const sound = call.tracks.get(id)?.audio;
        return sound && <SoundOf key={id} track={sound} speaker={speaker} />;
      })}
      <Controls
        media={media}
        room={room}
        panel={panel}
        setPanel={setPanel}
        onLeave={() => void recorder.close().then(onLeave)}
        onEnd={() => setIsEnding(true)}
        onRecord={room.mayRecord ? () => setIsAsking(true) : null}
      />
      {isAsking && (
        <AskModal handle={handle} onAsked={recorder.arm} onClose={() => setIsAsking(false)} />
      )}
      {isEnding && (
        <EndModal handle={handle} onEnd={recorder.close} onClose={() => setIsEnding(false)} />
      )}
    </div>
  );
}

/** Returns the current connection problem; a lost line to the room comes first. */
function troubleOf({ state, flow }: Call) {
  if (state !== 'open') return state === 'lost' ? 'room.lost' : 'room.connecting';
  return flow === 'ready' ? null : (`room.flow.${flow}` as const);
}
