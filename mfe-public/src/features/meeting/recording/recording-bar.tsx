import { useState } from 'react';
import { recordingTextVersion, type MeetingRecording, type MeetingRoom } from '@muster/contracts';
import { errorText } from '@muster/kit';
import { Button, IconPlayerRecordFilled, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { Elapsed } from '../inside/elapsed.tsx';
import { useRecordingMessages } from './messages.ts';
import classes from './recording.module.css';
import { RecordingQuestion } from './recording-question.tsx';
import { useRecordingWords } from './use-recording-words.ts';
import type { Recorder } from './use-recorder.ts';

interface RecordingBarProps {
  handle: string;
  room: MeetingRoom;
  recorder: Recorder;
}

/** State of the recording for everyone in the room: requested, running or stopped. */
export function RecordingBar({ handle, room, recorder }: RecordingBarProps) {
  const { recording } = room;
  const [seen, setSeen] = useState<string | null>(null);
  // A recording that ended before the user joined is not shown.
  if (recording && recording.status !== 'ended' && seen !== recording.id) setSeen(recording.id);
  const [closed, setClosed] = useState<string | null>(null);
  if (!recording || seen !== recording.id || closed === recording.id) return null;
  const { id, status, answer } = recording;
  return (
    <>
      {status !== 'ended' && answer === null ? (
        <RecordingQuestion handle={handle} recording={recording} agency={room.agencyName} />
      ) : null}
      {(answer !== null || status !== 'asked') && (
        <Bar
          handle={handle}
          room={room}
          recording={recording}
          recorder={recorder}
          onClose={() => setClosed(id)}
        />
      )}
    </>
  );
}

interface BarProps extends RecordingBarProps {
  recording: MeetingRecording;
  onClose: () => void;
}

function Bar({ handle, room, recording, recorder, onClose }: BarProps) {
  const t = useRecordingMessages();
  const words = useRecordingWords(recording, room.people.length);
  const { status, runningSince, recordedMs } = recording;
  const isRunning = status === 'running';
  return (
    <div className={classes.bar} data-state={status}>
      {isRunning && (
        <span className={classes.now}>
          <IconPlayerRecordFilled size={16} aria-hidden />
          {t('running.title')}
          {runningSince && (
            <Elapsed
              since={new Date(Date.parse(runningSince) - recordedMs).toISOString()}
              label={t('running.elapsed')}
            />
          )}
        </span>
      )}
      <div className={classes.words} role="status">
        {words.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isRunning && recorder.isWaiting && <p>{t('running.waiting')}</p>}
        {recorder.problem && recording.ending === 'failed' && <p>{recorder.problem}</p>}
      </div>
      {status === 'ended' ? (
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      ) : (
        <WayOut handle={handle} room={room} recording={recording} />
      )}
    </div>
  );
}

/** Hosts stop it; all others withdraw their answer. */
function WayOut({ handle, room, recording }: Omit<BarProps, 'recorder' | 'onClose'>) {
  const t = useRecordingMessages();
  const [stop, stopping] = api.useMeetingRecordingStopMutation();
  const [answer, answering] = api.useMeetingRecordingAnswerMutation();
  const { id, status, answer: given } = recording;
  const params = { handle, id };
  const error = stopping.error ?? answering.error;
  const isBusy = stopping.isLoading || answering.isLoading;
  if (given === null) return null;
  return (
    <>
      {room.mayHost ? (
        <Button variant="default" disabled={isBusy} onClick={() => void stop({ params, body: {} })}>
          {t(status === 'asked' ? 'asked.stop' : 'running.stop')}
        </Button>
      ) : (
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() =>
            void answer({ params, body: { agrees: false, textVersion: recordingTextVersion } })
          }
        >
          {t('withdraw')}
        </Button>
      )}
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
    </>
  );
}
