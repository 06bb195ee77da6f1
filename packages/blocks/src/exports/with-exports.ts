import { exportEndpoints } from '@muster/contracts';
import { extendMusterApi, type MusterApi } from '@muster/kit';
import type { ExportApi } from './export-api.ts';

const endpoints = { exportsCreate: exportEndpoints.create } as const;

/** Each API is extended once, however often its dialog is opened. */
const extended = new WeakMap<ExportApi, MusterApi<typeof endpoints>>();

/** Returns the host's API extended with the export endpoints. */
export function withExports(api: ExportApi): MusterApi<typeof endpoints> {
  const known =
    extended.get(api) ??
    extendMusterApi(api as unknown as MusterApi<Record<never, never>>, endpoints);
  extended.set(api, known);
  return known;
}
