import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

export type DropEdge = 'before' | 'after';

interface RowDrag {
  id: string;
  enabled: boolean;
  /** Called when another row is dropped before or after this one. */
  onDrop: (id: string, otherId: string, edge: DropEdge) => void;
}

const edgeAt = (row: Element, y: number): DropEdge => {
  const { top, height } = row.getBoundingClientRect();
  return y < top + height / 2 ? 'before' : 'after';
};

/** Makes a row draggable by its handle and a drop target for other rows. */
export function useRowDrag({ id, enabled, onDrop }: RowDrag) {
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<DropEdge | null>(null);
  const [isDragged, setDragged] = useState(false);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle || !enabled) return undefined;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ questionId: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          typeof source.data['questionId'] === 'string' && source.data['questionId'] !== id,
        onDrag: ({ location }) => setEdge(edgeAt(element, location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null);
          drop(
            String(source.data['questionId']),
            id,
            edgeAt(element, location.current.input.clientY),
          );
        },
      }),
    );
  }, [id, enabled]);

  return { row, handle, edge, isDragged };
}
