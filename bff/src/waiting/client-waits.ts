import type { PermissionName } from '@muster/contracts';
import type { RequestContext } from '../http/context.ts';

/** Items of one kind that wait for a user of a client, such as hours to approve. */
export interface ClientWaits {
  /** Nothing waits for users without it. */
  permission: PermissionName;
  /** Collections whose changes can alter the number. */
  collections: readonly string[];
  count: (ctx: RequestContext) => Promise<number>;
}
