import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CommandPaletteProps, PaletteOption } from './palette.types.ts';

export type PaletteChoice = {
  /** All lines, in the order of the arrow keys. */
  options: readonly PaletteOption[];
  /** The line that Enter runs; undefined if there is none. */
  active: PaletteOption | undefined;
  choose: (option: PaletteOption) => void;
  /** Moves by one line, wrapping at the ends, or by several, stopping at the ends. */
  move: (step: number) => void;
  type: (query: string) => void;
  /** Runs the selected line; waits for results that are still loading. */
  enter: () => void;
};

/**
 * Selects a line: the best one until the user moves, and again the best one for the next query.
 * Enter pressed before the results arrive runs the best of them once they are loaded, so that a
 * fast typist never opens an earlier result.
 */
export function usePaletteChoice(props: CommandPaletteProps): PaletteChoice {
  const { query, groups, busy = false, entered = false, scope } = props;
  const place = `${scope?.id ?? ''}/${query}`;
  const [moved, setMoved] = useState<{ place: string; id: string }>();
  const awaited = useRef(entered ? place : undefined);

  const options = groups.flatMap((group) => group.options);
  const kept = moved?.place === place && options.find(({ id }) => id === moved.id);
  const active = kept || options[0];

  const approach = useEffectEvent(() => active && props.onApproach?.(active));
  useEffect(() => void approach(), [active?.id]);

  const runAwaited = useEffectEvent(() => {
    if (awaited.current === place && active) props.onRun(active);
    awaited.current = undefined;
  });
  useEffect(() => {
    if (!busy) runAwaited();
  }, [busy]);

  const choose = ({ id }: PaletteOption) => {
    awaited.current = undefined;
    setMoved({ place, id });
  };
  return {
    options,
    active,
    choose,
    move: (step) => {
      const at = options.findIndex(({ id }) => id === active?.id);
      const last = options.length - 1;
      const isPage = Math.abs(step) > 1;
      const next = isPage
        ? options[Math.min(Math.max(at + step, 0), last)]
        : options.at((at + step) % options.length);
      if (next) choose(next);
    },
    type: (next) => {
      awaited.current = undefined;
      props.onQueryChange(next);
    },
    enter: () => {
      if (busy && !kept) awaited.current = place;
      else if (active) props.onRun(active);
    },
  };
}
