import { useCallback, useEffect, useRef, useState } from 'react';

export type DeviceKind = 'audio' | 'video';
export type DeviceProblem = 'denied' | 'missing' | 'busy';

export interface ChosenDevices {
  audio: string | null;
  video: string | null;
}

export interface LocalMedia {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
  /** Shared screen, which replaces the camera. */
  screen: MediaStreamTrack | null;
  isMuted: boolean;
  isCameraOff: boolean;
  problems: Readonly<Partial<Record<DeviceKind, DeviceProblem>>>;
  devices: readonly MediaDeviceInfo[];
  chosen: ChosenDevices;
  /** Whether the browser has answered for both devices. */
  isReady: boolean;
  setMuted(isMuted: boolean): void;
  setCameraOff(isOff: boolean): void;
  choose(kind: DeviceKind, deviceId: string): void;
  retry(): void;
  share(): Promise<void>;
  stopSharing(): void;
}

function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
}

type Asked = MediaStreamTrack | DeviceProblem;

async function ask(kind: DeviceKind, deviceId: string | null): Promise<Asked> {
  const wanted = deviceId ? { deviceId: { ideal: deviceId } } : {};
  try {
    const stream = await navigator.mediaDevices.getUserMedia(
      kind === 'audio'
        ? { audio: { ...wanted, echoCancellation: true, noiseSuppression: true } }
        : { video: { ...wanted, width: { ideal: 640 }, height: { ideal: 360 } } },
    );
    return stream.getTracks()[0] ?? 'missing';
  } catch (error) {
    // Also if the page may use no devices at all.
    return problemOf(error);
  }
}

/** A disabled track sends silence. */
const turn = (track: MediaStreamTrack, isOn: boolean): void => {
  track.enabled = isOn;
};

async function listDevices(): Promise<MediaDeviceInfo[]> {
  try {
    return (await navigator.mediaDevices.enumerateDevices()).filter(({ deviceId }) => deviceId);
  } catch {
    return [];
  }
}

interface AskedDevice {
  deviceId: string | null;
  /** Changing the number requests the device again. */
  round: number;
  isOn: boolean;
  onAsked: (kind: DeviceKind, asked: Asked | null) => void;
}

/** Holds one device while it is needed. */
function useDevice(kind: DeviceKind, { deviceId, round, isOn, onAsked }: AskedDevice): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let track: MediaStreamTrack | null = null;
    void ask(kind, deviceId).then((asked) => {
      if (typeof asked !== 'string') track = asked;
      if (isOver) track?.stop();
      else onAsked(kind, asked);
    });
    return () => {
      isOver = true;
      track?.stop();
      onAsked(kind, null);
    };
  }, [kind, deviceId, round, isOn, onAsked]);
}

/** Camera, microphone and screen of this device; each is optional, and each problem has a name. */
export function useLocalMedia(): LocalMedia {
  const [tracks, setTracks] = useState<Record<DeviceKind, MediaStreamTrack | null>>({
    audio: null,
    video: null,
  });
  const [screen, setScreen] = useState<MediaStreamTrack | null>(null);
  const [problems, setProblems] = useState<LocalMedia['problems']>({});
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  const [chosen, setChosen] = useState<ChosenDevices>({ audio: null, video: null });
  const [answered, setAnswered] = useState<Record<DeviceKind, boolean>>({
    audio: false,
    video: false,
  });
  const [isMuted, setMuted] = useState(false);
  const [isCameraOff, setCameraOff] = useState(false);
  const [round, setRound] = useState(0);
  const shown = useRef<MediaStreamTrack | null>(null);

  const onAsked = useCallback((kind: DeviceKind, asked: Asked | null) => {
    const isProblem = typeof asked === 'string';
    setTracks((before) => ({ ...before, [kind]: isProblem ? null : asked }));
    // Released, and not requested again yet.
    if (asked === null) return;
    setProblems(({ [kind]: _gone, ...others }) =>
      isProblem ? { ...others, [kind]: asked } : others,
    );
    setAnswered((before) => ({ ...before, [kind]: true }));
    // The browser reveals device names once one of them was allowed.
    void listDevices().then(setDevices);
  }, []);
  useDevice('audio', { deviceId: chosen.audio, round, isOn: true, onAsked });
  // A disabled camera is released, so that its light goes off.
  useDevice('video', { deviceId: chosen.video, round, isOn: !isCameraOff, onAsked });

  const { audio } = tracks;
  useEffect(() => {
    if (audio) turn(audio, !isMuted);
  }, [audio, isMuted]);

  const stopSharing = useCallback(() => {
    shown.current?.stop();
    shown.current = null;
    setScreen(null);
  }, []);
  useEffect(() => stopSharing, [stopSharing]);

  const share = useCallback(async () => {
    try {
      const stream = await navigator.mediaDevices.getDisplayMedia({ video: true });
      const [track] = stream.getVideoTracks();
      if (!track) return;
      track.addEventListener('ended', stopSharing, { once: true });
      shown.current = track;
      setScreen(track);
    } catch {
      // The user may cancel choosing a screen.
    }
  }, [stopSharing]);

  return {
    ...tracks,
    screen,
    isMuted,
    isCameraOff,
    problems,
    devices,
    chosen,
    isReady: answered.audio && (answered.video || isCameraOff),
    setMuted,
    setCameraOff,
    choose: (kind, deviceId) => setChosen((before) => ({ ...before, [kind]: deviceId })),
    retry: () => setRound((before) => before + 1),
    share,
    stopSharing,
  };
}
