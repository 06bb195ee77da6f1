import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { OwnSignatureTemplate, PlacedField } from '@muster/contracts';
import { usePlacingMessages } from './messages.ts';
import { byKey, fitPlace } from './places.ts';
import classes from './placing.module.css';

interface PlaceBoxProps {
  field: PlacedField;
  page: OwnSignatureTemplate['pages'][number];
  /** Pixels per point. */
  scale: number;
  chosen: boolean;
  onChoose: () => void;
  onChange: (field: PlacedField) => void;
  onRemove: () => void;
}

interface Drag {
  x: number;
  y: number;
  resizes: boolean;
  now: PlacedField;
}

/** A field on a page: dragged, resized at its corner, or moved with keys. */
export function PlaceBox(props: PlaceBoxProps) {
  const { field, page, scale, chosen, onChoose, onChange, onRemove } = props;
  const t = usePlacingMessages();
  const box = useRef<HTMLButtonElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  useEffect(() => {
    if (chosen) box.current?.focus({ preventScroll: false });
  }, [chosen]);

  function grab(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    onChoose();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const resizes = (event.target as HTMLElement).dataset['corner'] !== undefined;
    setDrag({ x: event.clientX, y: event.clientY, resizes, now: field });
  }
  function pull(event: PointerEvent<HTMLElement>) {
    if (!drag) return;
    const [dx, dy] = [(event.clientX - drag.x) / scale, (event.clientY - drag.y) / scale];
    const moved = drag.resizes
      ? { ...field, width: field.width + dx, height: field.height + dy }
      : { ...field, x: field.x + dx, y: field.y + dy };
    setDrag({ ...drag, now: fitPlace(moved, page) });
  }
  function drop() {
    if (drag && drag.now !== field) onChange(drag.now);
    setDrag(null);
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove();
      return;
    }
    const moved = byKey(field, event.key, event.shiftKey);
    if (!moved) return;
    // Elsewhere the arrow keys turn the pages.
    event.preventDefault();
    event.stopPropagation();
    onChange(fitPlace(moved, page));
  }

  const { x, y, width, height, kind, party } = drag?.now ?? field;
  const words = { kind: t(`place.kind.${kind}`), party: t(`party.${party}`) };
  return (
    <button
      ref={box}
      type="button"
      className={classes.box}
      data-party={party}
      data-chosen={chosen || undefined}
      aria-pressed={chosen}
      aria-label={t('place.one', { ...words, page: field.page, x, y })}
      style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
      onClick={onChoose}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(null)}
    >
      <span className={classes.words}>{field.label || words.kind}</span>
      <span className={classes.corner} data-corner aria-hidden />
    </button>
  );
}
