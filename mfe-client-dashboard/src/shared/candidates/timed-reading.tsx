import type { ClientCandidate } from '@muster/contracts';
import { useFlush, usePlatform } from '@muster/kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { createReadingClock, partInSight } from './reading-clock.ts';

const tellEvery = 60_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

interface TimedReadingProps {
  person: ClientCandidate;
  children: ReactNode;
}

/** Reports to the agency how long each part of a submission was read, but not by whom. */
export function TimedReading({ person, children }: TimedReadingProps) {
  const root = useRef<HTMLDivElement>(null);
  const clock = useReadingClock(person);
  useFlush(clock.flush, tellEvery);
  useEffect(() => {
    const timer = setInterval(() => {
      if (root.current && document.visibilityState === 'visible')
        clock.tick(partInSight(root.current));
    }, 1_000);
    for (const sign of signs) window.addEventListener(sign, clock.moved, { capture: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, clock.moved, { capture: true });
    };
  }, [clock]);
  return <div ref={root}>{children}</div>;
}

function useReadingClock({ id, submission: { version } }: ClientCandidate) {
  const [note] = api.useNoteReadingMutation();
  const platform = usePlatform();
  const [clock] = useState(() =>
    createReadingClock((seconds) => {
      // Users who have signed out or impersonate another report nothing.
      if (!platform.session || platform.session.impersonation) return;
      // Fire and forget: a failure does not affect the reader.
      void note({ params: { id }, body: { submissionVersion: version, seconds } });
    }),
  );
  return clock;
}
