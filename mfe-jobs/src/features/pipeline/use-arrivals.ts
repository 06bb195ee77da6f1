import { useEffect, useRef, useState } from 'react';
import type { Board } from '@muster/contracts';

const shownForMs = 1600;
const none: ReadonlySet<string> = new Set();

/**
 * Cards that other users moved to another column: they are marked briefly, and animated from their
 * former place. `own` holds those that the user moves.
 */
export function useArrivals(board: Board | undefined, own: ReadonlySet<string>) {
  const columns = useRef<ReadonlyMap<string, string>>(new Map());
  const recent = useRef(new Map<string, number>());
  const [arrived, setArrived] = useState<ReadonlySet<string>>(none);

  useEffect(() => {
    if (!board) return;
    const now = Date.now();
    const before = columns.current;
    const after = new Map(
      board.columns.flatMap(({ id, cards }) => cards.map((card) => [card.id, id] as const)),
    );
    columns.current = after;
    for (const id of own) recent.current.set(id, now);
    if (before.size === 0) return;
    const moved = [...after].flatMap(([id, column]) => {
      const was = before.get(id);
      const byOwnHand = now - (recent.current.get(id) ?? 0) < shownForMs * 2;
      return was !== undefined && was !== column && !byOwnHand ? [id] : [];
    });
    if (moved.length > 0) setArrived(new Set(moved));
  }, [board, own]);

  useEffect(() => {
    if (arrived.size === 0) return undefined;
    const timer = setTimeout(() => setArrived(none), shownForMs);
    return () => clearTimeout(timer);
  }, [arrived]);

  return arrived;
}
