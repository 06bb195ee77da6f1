/**
 * The open overlay: nothing, the palette with its query, or the keyboard help. `entered`: Enter was
 * pressed before the palette's field was ready.
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

/** Kept here and not in the palette, so that typing can start before its code is loaded. */
export const typeIntoPalette = (query: string): void => set({ ...view, query, entered: false });
export const enterPalette = (): void => set({ ...view, entered: true });

/** Closes the palette, lets the focus return, and then performs the chosen action. */
export function closePaletteThen(work: () => void): void {
  closePalette();
  // The focus returns in a task started by closing, so wait one task longer.
  setTimeout(() => setTimeout(work));
}
