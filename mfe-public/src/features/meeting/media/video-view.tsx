import { useEffect, useRef } from 'react';
import classes from './media.module.css';

interface VideoViewProps {
  track: MediaStreamTrack;
  label: string;
  /** The own camera is mirrored; a screen is shown in full. */
  isMirrored?: boolean;
  isWhole?: boolean;
}

/** Video without its sound. */
export function VideoView({ track, label, isMirrored, isWhole }: VideoViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = new MediaStream([track]);
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  return (
    <video
      ref={video}
      className={classes.video}
      data-mirrored={isMirrored || undefined}
      data-whole={isWhole || undefined}
      aria-label={label}
      autoPlay
      playsInline
      muted
    />
  );
}

/** The sound of another participant, from the chosen speaker; it has no visible part. */
export function SoundOf({ track, speaker }: { track: MediaStreamTrack; speaker: string | null }) {
  useEffect(() => {
    const sound = new Audio();
    sound.srcObject = new MediaStream([track]);
    const play = () => sound.play().catch(() => undefined);
    void play();
    // If the chosen speaker is gone, the sound stays on the current one.
    if (speaker && 'setSinkId' in sound) sound.setSinkId(speaker).catch(() => undefined);
    return () => {
      sound.pause();
      sound.srcObject = null;
    };
  }, [track, speaker]);
  return null;
}
