import { importEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import { createImport } from './request/create-import.ts';
import { cancelImport, removeImport } from './run/end-import.ts';
import { leftOutRows } from './people/left-out-rows.ts';
import { listImports, previewImport, readImport } from './request/read-imports.ts';
import { checkImport, runImport, undoImport } from './run/start-import.ts';

/** Serves the import endpoints. */
export function importRoutes(router: Router): void {
  mount(router, importEndpoints.create, createImport);
  mount(router, importEndpoints.list, listImports);
  mount(router, importEndpoints.read, readImport);
  mount(router, importEndpoints.preview, previewImport);
  mount(router, importEndpoints.check, checkImport);
  mount(router, importEndpoints.run, runImport);
  mount(router, importEndpoints.cancel, cancelImport);
  mount(router, importEndpoints.undo, undoImport);
  mount(router, importEndpoints.remove, removeImport);
  mountFile(router, importEndpoints.rows, leftOutRows);
}
