import { useEffect, useRef } from 'react';
import classes from './media.module.css';

interface VideoViewProps {
  track: MediaStreamTrack;
  label: string;
  /** One's own camera reads as in a mirror; a screen is shown whole. */
  isMirrored?: boolean;
  isWhole?: boolean;
}

/** A moving picture without its sound. */
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
    // A speaker that is gone leaves the sound where it was.
    if (speaker && 'setSinkId' in sound) sound.setSinkId(speaker).catch(() => undefined);
    return () => {
      sound.pause();
      sound.srcObject = null;
    };
  }, [track, speaker]);
  return null;
}
