import { useMemo } from 'react';
import { encode } from 'uqr';

/** Width of the quiet zone around the code, which cameras need. */
const border = 3;

/** A QR code, dark on light in every colour scheme, because cameras need it. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { path, size } = useMemo(() => drawingOf(value), [value]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" rx="0.5" />
      <path d={path} fill="#000" />
    </svg>
  );
}

type QrCodeProps = { value: string; label: string; className?: string };

function drawingOf(value: string): { path: string; size: number } {
  const { data, size } = encode(value, { ecc: 'M', border });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { path: squares.join(''), size };
}
