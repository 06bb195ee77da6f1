/**
 * What stands over the page: nothing, the palette with what is typed, or the keyboard help.
 * `entered`: Enter was pressed before the palette's field was there.
 */
export type PaletteView = {
  shown: 'nothing' | 'palette' | 'keys';
  query: string;
  entered: boolean;
};

const listeners = new Set<() => void>();
const nothing: PaletteView = { shown: 'nothing', query: '', entered: false };
let view = nothing;

function set(next: PaletteView) {
  view = next;
  for (const listener of listeners) listener();
}

export const readPalette = (): PaletteView => view;

export function onPalette(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openPalette = (): void => set({ ...nothing, shown: 'palette' });
export const openKeys = (): void => set({ ...nothing, shown: 'keys' });
export const closePalette = (): void => set(nothing);

/** Kept here and not in the palette, so that typing may begin before its code is there. */
export const typeIntoPalette = (query: string): void => set({ ...view, query, entered: false });
export const enterPalette = (): void => set({ ...view, entered: true });

/** Closes the palette, lets the focus return to where it was, and then does what was chosen. */
export function closePaletteThen(work: () => void): void {
  closePalette();
  // The focus returns in a task that the closing begins: this comes one task later.
  setTimeout(() => setTimeout(work));
}
