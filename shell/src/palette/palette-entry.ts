import type { PaletteOption } from '@muster/ui';
import type { RecordRef } from './record-places.ts';

/** A line of the palette and what it does. */
export type PaletteEntry = PaletteOption & {
  /** Other words that find it. */
  keywords?: string;
  /** The record it stands for, with more behind it. */
  record?: RecordRef & { title: string };
  target: { to: string } | { run: () => void };
};
