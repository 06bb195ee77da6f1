import type { SearchHit } from '@muster/contracts';
import type { PaletteOption } from '@muster/ui';
import type { RecordRef } from './record-places.ts';

/** A line of the palette and what it does. */
export type PaletteEntry = PaletteOption & {
  /** Other words that find it. */
  keywords?: string;
  /** The record it stands for, with more behind it. */
  record?: RecordRef & Pick<SearchHit, 'title' | 'photo'>;
  target: { to: string } | { run: () => void };
};
