import { lazy, Suspense } from 'react';
import type { CommandPaletteProps, PaletteOption } from './palette.types.ts';

const load = async () => ({
  default: (await import(/* webpackChunkName: "palette" */ './palette-dialog.tsx')).PaletteDialog,
});

// Loaded on first use: most pages never need it.
const PaletteDialog = lazy(load);

/** Preloads the palette's code. Rejects if it cannot be loaded. */
export const preloadCommandPalette = async (): Promise<void> => void (await load());

/**
 * The command palette: one field over the page, and below it the groups of what can be opened or
 * done. Arrows move, Enter runs, Tab or the right arrow shows more, Esc goes back or closes; the
 * focus stays in the field and returns to its former place. Full screen on a phone.
 */
export function CommandPalette<Option extends PaletteOption>(props: CommandPaletteProps<Option>) {
  return (
    <Suspense fallback={null}>
      <PaletteDialog {...props} />
    </Suspense>
  );
}
