import { exportEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import { createExport } from './request/create-export.ts';
import { downloadExport } from './request/download-export.ts';
import { cancelExport, removeExport } from './run/end-export.ts';
import { listExports, readExport } from './request/read-exports.ts';

/** Serves the export endpoints. */
export function exportRoutes(router: Router, { lists }: { lists: ListSources }): void {
  mount(router, exportEndpoints.create, createExport(lists));
  mount(router, exportEndpoints.list, listExports);
  mount(router, exportEndpoints.read, readExport);
  mount(router, exportEndpoints.cancel, cancelExport);
  mount(router, exportEndpoints.remove, removeExport);
  mountFile(router, exportEndpoints.download, downloadExport(lists));
}
