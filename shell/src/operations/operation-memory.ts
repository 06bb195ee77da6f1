import { createTrayMemory } from '../tray/tray-memory.ts';

/** The part of an address that names an operation: its results stand over the page. */
export const operationKey = 'operation';

export const operationMemory = createTrayMemory('operations');
