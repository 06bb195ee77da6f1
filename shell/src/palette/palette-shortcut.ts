export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that open the palette, as they are written on this machine's keyboard. */
export const paletteShortcut = isMac ? '⌘ K' : 'Ctrl K';
