import { livePlacementStates, type clientPlacementEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { clientRightsOf } from '../../../records/companies/client-rights.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { clientScopeFor } from './client-placements.ts';
import { billFields, contractorFields, showContractors } from './show-contractors.ts';

const maxContractors = 200;

/**
 * Lists current and upcoming contractors of the reader's company, as far as the reader sees their
 * jobs.
 */
export const listContractors: Service<typeof clientPlacementEndpoints.contractors> = async ({
  actor,
}) => {
  const { seesBillRates } = await clientRightsOf(actor);
  const placements = await PlacementModel.find(
    {
      $and: [
        { status: { $in: ['pending_start', ...livePlacementStates] } },
        await clientScopeFor(actor),
      ],
    },
    { ...contractorFields, ...(seesBillRates && billFields) },
  )
    .sort({ endKey: 1, _id: 1 })
    .limit(maxContractors)
    .lean();
  return { data: await showContractors(actor, placements) };
};
