import {
  allRoutes,
  judgeReleasedRoutes,
  remoteNameSchema,
  type ReleasedRoute,
} from '@muster/contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Screen } from '../platform/screens.ts';

/** Accounts of the demo data that hold every permission of their audience. */
const accountOf: Readonly<Record<ReleasedRoute['access'], string>> = {
  staff: 'owner',
  any: 'owner',
  client: 'client.admin',
  candidate: 'candidate',
};

/** The pages that a build brings along and that an address alone opens. */
export function screensBrought(name: string, folder: string): Screen[] {
  const text = readFileSync(path.join(folder, 'routes.json'), 'utf8');
  const brought = JSON.parse(text) as Record<string, unknown>;
  const owner = remoteNameSchema.parse(name);
  const { good } = judgeReleasedRoutes(owner, Object.values(brought), allRoutes);
  return good
    .filter(({ kind, path: address }) => kind === 'page' && !address.includes(':'))
    .map((route) => ({ route, account: accountOf[route.access] }));
}
