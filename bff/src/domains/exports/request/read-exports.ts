import type { exportEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { ExportModel } from '../export.model.ts';
import { showExport } from '../export.serializer.ts';
import { findExport, scopeFor } from '../exports.policy.ts';

/** Upper bound on the listed exports; older ones are reached through their notice. */
const max = 50;

/** Lists the user's own exports in the current role, newest first. */
export const listExports: Service<typeof exportEndpoints.list> = async ({ actor }) => {
  const found = await ExportModel.find(scopeFor(actor)).sort({ createdAt: -1 }).limit(max).lean();
  return { data: found.map((record) => showExport(actor, record)) };
};

export const readExport: Service<typeof exportEndpoints.read> = async ({ actor }, { params }) =>
  showExport(actor, await findExport(actor, params.id));
