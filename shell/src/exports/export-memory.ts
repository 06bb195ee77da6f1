import { createTrayMemory } from '../tray/tray-memory.ts';

/** The part of an address that names an export. */
export const exportKey = 'export';

export const exportMemory = createTrayMemory('exports');
