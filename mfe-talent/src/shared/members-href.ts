import { candidatesRoutes, href } from '@muster/contracts';

/** What a pool opens: its members in the list of candidates. */
export const membersHref = ({ id }: { id: string }): string =>
  href(candidatesRoutes.list, {}, { 'filter[pool]': id });
