export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The palette's shortcut as written on this machine's keyboard. */
export const paletteShortcut = isMac ? '⌘ K' : 'Ctrl K';
