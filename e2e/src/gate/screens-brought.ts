import {
  allRoutes,
  judgeReleasedRoutes,
  remoteNameSchema,
  type ReleasedRoute,
} from '@muster/contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Screen } from '../platform/screens.ts';

/** Demo accounts that hold every permission of their audience. */
const accountOf: Readonly<Record<ReleasedRoute['access'], string>> = {
  staff: 'owner',
  any: 'owner',
  client: 'client.admin',
  candidate: 'candidate',
};

/** Returns the pages that a build adds and that open by URL alone. */
export function screensBrought(name: string, folder: string): Screen[] {
  const text = readFileSync(path.join(folder, 'routes.json'), 'utf8');
  const brought = JSON.parse(text) as Record<string, unknown>;
  const owner = remoteNameSchema.parse(name);
  const { good } = judgeReleasedRoutes(owner, Object.values(brought), allRoutes);
  return good
    .filter(({ kind, path: address }) => kind === 'page' && !address.includes(':'))
    .map((route) => ({ route, account: accountOf[route.access] }));
}
