import { useState } from 'react';

const steps = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3];
/** Pixels around a page. */
const inset = 32;

export interface PdfZoom {
  /** Pixels per point. */
  scale: number;
  fits: boolean;
  smaller: () => void;
  larger: () => void;
  fit: () => void;
}

/** The size of the pages: fitted to the available width, or a chosen step. */
export function usePdfZoom({
  pageWidth,
  paneWidth,
}: {
  pageWidth: number;
  paneWidth: number;
}): PdfZoom {
  const [chosen, setChosen] = useState<number | null>(null);
  const fitting = paneWidth > inset ? (paneWidth - inset) / pageWidth : 1;
  const scale = chosen ?? fitting;
  return {
    scale,
    fits: chosen === null,
    smaller: () => setChosen(steps.findLast((step) => step < scale - 0.01) ?? steps[0] ?? 1),
    larger: () => setChosen(steps.find((step) => step > scale + 0.01) ?? steps.at(-1) ?? 1),
    fit: () => setChosen(null),
  };
}
