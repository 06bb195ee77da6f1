import { importEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import { createImport } from './create-import.ts';
import { cancelImport, removeImport } from './end-import.ts';
import { leftOutRows } from './left-out-rows.ts';
import { listImports, previewImport, readImport } from './read-imports.ts';
import { checkImport, runImport, undoImport } from './start-import.ts';

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
