import { createTrayMemory } from './tray-memory.ts';
import type { TrayOf } from './use-tray-due.ts';

/** The kinds of background work. */
export const trays = {
  exports: {
    entity: 'Export',
    permission: 'export.create',
    memory: createTrayMemory('exports'),
    /** The query parameter that names an export. */
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
    /** The query parameter that names an operation, whose results open over the page. */
    addressKey: 'operation',
  },
} as const satisfies Record<string, TrayOf>;
