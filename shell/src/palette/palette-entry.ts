import type { SearchHit } from '@muster/contracts';
import type { PaletteOption } from '@muster/ui';
import type { RecordRef } from './record-places.ts';

/** A line of the palette and its action. */
export type PaletteEntry = PaletteOption & {
  /** Other words that match it. */
  keywords?: string;
  /** The record it represents, which has further actions. */
  record?: RecordRef & Pick<SearchHit, 'title' | 'photo'>;
  target: { to: string } | { run: () => void };
};
