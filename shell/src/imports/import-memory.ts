import { createTrayMemory } from '../tray/tray-memory.ts';

export const importMemory = createTrayMemory('imports');
