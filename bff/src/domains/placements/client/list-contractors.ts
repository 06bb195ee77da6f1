import { livePlacementStates, type clientPlacementEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { PlacementModel } from '../placement.model.ts';
import { clientScopeFor } from './client-placements.ts';
import { contractorFields, showContractors, type ContractorPlacement } from './show-contractors.ts';

const maxContractors = 200;

/** Who works for the reader's company or begins soon, as far as the reader sees their jobs. */
export const listContractors: Service<typeof clientPlacementEndpoints.contractors> = async ({
  actor,
}) => {
  if (!actor.companyId) throw new AppError('NOT_FOUND');
  const placements = await PlacementModel.find(
    {
      $and: [
        { status: { $in: ['pending_start', ...livePlacementStates] } },
        await clientScopeFor(actor),
      ],
    },
    contractorFields,
  )
    .sort({ endKey: 1, _id: 1 })
    .limit(maxContractors)
    .lean<ContractorPlacement[]>();
  return { data: await showContractors(actor, placements) };
};
