import { candidatesRoutes, href } from '@muster/contracts';
import type { PoolRow } from './pool-row.ts';

/** What a pool opens: its members in the list of candidates. */
export const membersHref = ({ id }: Pick<PoolRow, 'id'>): string =>
  href(candidatesRoutes.list, {}, { 'filter[pool]': id });
