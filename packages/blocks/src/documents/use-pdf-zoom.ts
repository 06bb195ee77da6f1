import { useState } from 'react';

const steps = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3];
/** Pixels around a page. */
const inset = 32;

export interface PdfZoom {
  /** Pixels for each point. */
  scale: number;
  fits: boolean;
  smaller: () => void;
  larger: () => void;
  fit: () => void;
}

/** How large pages are: as wide as there is room, or a step that was chosen. */
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
