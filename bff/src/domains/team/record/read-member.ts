import type { teamEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findMember } from './find-member.ts';
import { showMember } from './show-member.ts';

/** Returns a team member, or the reader. */
export const readMember: Service<typeof teamEndpoints.read> = async ({ actor }, { params }) =>
  showMember(actor, await findMember(actor, 'teamMember.read', params.id));
