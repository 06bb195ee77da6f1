import { reportEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { readCandidates } from './candidates/read-candidates.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readReport } from './read-report.ts';
import { readRows } from './read-rows.ts';

/** Serves the reports. */
export function reportRoutes(router: Router): void {
  mount(router, reportEndpoints.catalogue, readCatalogue);
  mount(router, reportEndpoints.candidates, readCandidates);
  mount(router, reportEndpoints.read, readReport);
  mount(router, reportEndpoints.rows, readRows);
}
