/** The keys that open the palette, as they are written on this machine's keyboard. */
export const paletteShortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
