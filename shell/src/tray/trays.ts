import { createTrayMemory } from './tray-memory.ts';
import type { TrayOf } from './use-tray-due.ts';

/** The kinds of work that go on in the background. */
export const trays = {
  exports: {
    entity: 'Export',
    permission: 'export.create',
    memory: createTrayMemory('exports'),
    /** The part of an address that names an export. */
    addressKey: 'export',
  },
  imports: {
    entity: 'Import',
    permission: 'candidate.import',
    memory: createTrayMemory('imports'),
  },
  operations: {
    entity: 'Operation',
    permission: 'operation.read',
    memory: createTrayMemory('operations'),
    /** The part of an address that names an operation: its results stand over the page. */
    addressKey: 'operation',
  },
} as const satisfies Record<string, TrayOf>;
