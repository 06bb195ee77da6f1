import { lazy, Suspense } from 'react';
import type { CommandPaletteProps, PaletteOption } from './palette.types.ts';

const load = async () => ({
  default: (await import(/* webpackChunkName: "palette" */ './palette-dialog.tsx')).PaletteDialog,
});

// Comes with the first use: most pages are read without it.
const PaletteDialog = lazy(load);

/** Fetches the palette's code ahead of its first use. Rejects when the code does not come. */
export const preloadCommandPalette = async (): Promise<void> => void (await load());

/**
 * The command palette: one field over the page, and under it the groups of what can be opened or
 * done. Arrows move, Enter runs, Tab or the right arrow shows more, Esc goes back or leaves; the
 * focus stays in the field and returns to where it was. A sheet over the whole screen on a phone.
 */
export function CommandPalette<Option extends PaletteOption>(props: CommandPaletteProps<Option>) {
  return (
    <Suspense fallback={null}>
      <PaletteDialog {...props} />
    </Suspense>
  );
}
