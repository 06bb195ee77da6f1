import { useRef, type PointerEvent } from 'react';
import { limits } from '@muster/contracts';
import { Button, useT } from '@muster/ui';
import { signingMessages } from './messages.ts';
import classes from './signing.module.css';

interface SignaturePadProps {
  /** Lines of alternating x and y values, within 1,000 by 300. */
  strokes: readonly number[][];
  onChange: (strokes: number[][]) => void;
}

const width = 1000;
const height = 300;
const most = limits.signature.strokePoints * 2;

/** A pad to draw a signature on, with finger, pen or mouse. Users who cannot draw type it. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const t = useT(signingMessages);
  const drawing = useRef(false);

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): number[] {
    const box = currentTarget.getBoundingClientRect();
    const within = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max));
    return [
      within(((clientX - box.left) / box.width) * width, width),
      within(((clientY - box.top) / box.height) * height, height),
    ];
  }

  function begin(event: PointerEvent<SVGSVGElement>) {
    if (strokes.length >= limits.signature.strokes) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drawing.current = true;
    onChange([...strokes, pointOf(event)]);
  }

  function go(event: PointerEvent<SVGSVGElement>) {
    const last = strokes.at(-1);
    if (!drawing.current || !last || last.length >= most) return;
    onChange([...strokes.slice(0, -1), [...last, ...pointOf(event)]]);
  }

  return (
    <div className={classes.pad}>
      <svg
        className={classes.canvas}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('pad')}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={() => (drawing.current = false)}
        onPointerCancel={() => (drawing.current = false)}
      >
        {strokes.map((points, i) => (
          <polyline key={i} points={points.join(' ')} className={classes.stroke} />
        ))}
      </svg>
      <Button
        variant="default"
        size="xs"
        disabled={strokes.length === 0}
        onClick={() => onChange([])}
      >
        {t('clear')}
      </Button>
    </div>
  );
}
