import type { CommandPaletteProps } from '@muster/ui';
import type { PaletteEntry } from './palette-entry.ts';

/** What the palette shows for a query: search results, or actions of one record. */
export type PaletteContent = Pick<
  CommandPaletteProps<PaletteEntry>,
  'placeholder' | 'groups' | 'busy' | 'notice' | 'empty'
>;
