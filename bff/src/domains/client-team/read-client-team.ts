import type { clientTeamEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { agencyName } from '../../mail/agency.ts';
import { teamOfClient } from './team-of-client.ts';

/** Returns the agency's staff who work for the reader's company. */
export const readClientTeam: Service<typeof clientTeamEndpoints.read> = async ({ actor }) => {
  const { company, jobs, members } = await teamOfClient(actor);
  return {
    companyName: company.name,
    agencyName: agencyName(),
    data: members,
    jobs: jobs.map(({ _id, title, number }) => ({ id: _id.toHexString(), title, number })),
  };
};
