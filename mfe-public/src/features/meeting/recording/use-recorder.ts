import { useCallback, useEffect, useRef, useState } from 'react';
import { persistently } from '@muster/blocks';
import { meetingRecordingEndpoints, type MeetingRoom } from '@muster/contracts';
import { callEndpoint, errorText, usePlatform } from '@muster/kit';
import { api } from '../../../api.ts';
import { SoundRecorder } from './sound-recorder.ts';

interface RecorderParts {
  handle: string;
  recording: MeetingRoom['recording'];
  /** Whether the line to the room is open: without it nobody could withdraw consent. */
  isOn: boolean;
  /** Tracks heard in the room now. */
  tracks: readonly MediaStreamTrack[];
}

export interface Recorder {
  /** Whether parts wait for the connection. */
  isWaiting: boolean;
  /** Why this browser could not continue. */
  problem: string | null;
  /** Called after this browser asked: it records once everyone agrees. */
  arm: (recordingId: string) => void;
  /** Stops this browser's recording and uploads the rest, before leaving. */
  close: () => Promise<void>;
}

interface Held {
  id: string;
  recorder: SoundRecorder | null;
}

/** Maximum wait for the last part when leaving. */
const closeWithin = 5_000;

/** The recording is uploaded even after leaving the room. */
const { signal: always } = new AbortController();

/** Records in the browser that asked, exactly while the room says so. */
export function useRecorder({ handle, recording, isOn, tracks }: RecorderParts): Recorder {
  const platform = usePlatform();
  const [stop] = api.useMeetingRecordingStopMutation();
  const [finish] = api.useMeetingRecordingFinishMutation();
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const held = useRef<Held | null>(null);
  const heard = useRef(tracks);

  const fail = useCallback(
    (id: string, error: unknown) => {
      setProblem(errorText(error));
      void stop({ params: { handle, id }, body: { hasFailed: true } });
    },
    [handle, stop],
  );
  const make = useCallback(
    (id: string): SoundRecorder =>
      new SoundRecorder({
        send: async (offset, bytes) => {
          const call = { params: { handle, id }, query: { offset: String(offset) }, bytes };
          const patience = { signal: always, onWaiting: () => setIsWaiting(true) };
          await persistently(patience, () =>
            callEndpoint(platform, meetingRecordingEndpoints.send, call, always),
          );
          setIsWaiting(false);
        },
        onFailed: (error) => fail(id, error),
      }),
    [fail, handle, platform],
  );
  const end = useCallback(
    async (id: string) => {
      const { current } = held;
      if (current?.id !== id) return;
      held.current = null;
      await current.recorder?.stop();
      if (current.recorder) await finish({ params: { handle, id }, body: {} });
    },
    [finish, handle],
  );

  const mine = recording?.isMine ? recording : null;
  const [id, status] = [mine?.id ?? null, mine?.status ?? null];
  useEffect(() => {
    if (id === null || status === 'asked') return;
    if (status === 'ended') {
      void end(id);
      return;
    }
    const { current } = held;
    // The page was reloaded: its earlier recording cannot be continued.
    if (current?.id !== id) {
      void stop({ params: { handle, id }, body: { hasFailed: true } });
      return;
    }
    const drive = async () => {
      if (status !== 'running' || !isOn) return current.recorder?.pause();
      current.recorder ??= make(id);
      current.recorder.hear(heard.current);
      current.recorder.run();
    };
    // Browsers fail in many ways, at once or later.
    drive().catch((error: unknown) => fail(id, error));
  }, [id, status, isOn, end, fail, handle, make, stop]);
  useEffect(() => {
    heard.current = tracks;
    held.current?.recorder?.hear(tracks);
  }, [tracks]);
  // Uploads what was recorded until then.
  useEffect(() => () => void held.current?.recorder?.stop(), []);

  return {
    isWaiting,
    problem,
    arm: (recordingId) => {
      setProblem(null);
      held.current = { id: recordingId, recorder: null };
    },
    close: async () => {
      const { current } = held;
      if (!current) return;
      const { id: own } = current;
      const ended = stop({ params: { handle, id: own }, body: {} }).then(() => end(own));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, closeWithin))]);
    },
  };
}
