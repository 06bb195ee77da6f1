import { useEffect, useRef } from 'react';
import { useMeetingMessages } from '../messages.ts';
import classes from './media.module.css';

/** Current loudness of a microphone, drawn outside React because it changes with each frame. */
export function LevelMeter({ track }: { track: MediaStreamTrack }) {
  const t = useMeetingMessages();
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    const source = context.createMediaStreamSource(new MediaStream([track]));
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = 0;
    const draw = () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // Speech is low on the linear scale; the root spreads it.
      if (meter.current) meter.current.value = Math.min(1, Math.sqrt(Math.sqrt(power)) * 1.4);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      source.disconnect();
      void context.close();
    };
  }, [track]);
  return (
    <meter ref={meter} className={classes.meter} min={0} max={1} aria-label={t('check.level')} />
  );
}
