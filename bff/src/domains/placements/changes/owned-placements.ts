import { livePlacementStates } from '@muster/contracts';
import { registerHeldRecords } from '../../users/api/owned-records.ts';
import { PlacementModel, type Placement } from '../placement.model.ts';

/** Live placements get a new account manager when theirs leaves. */
registerHeldRecords<Placement>({
  kind: 'placements',
  model: PlacementModel,
  holders: ['accountManagerId', 'recruiterId'],
  live: { status: { $in: [...livePlacementStates] } },
  entity: 'placement',
  action: 'placement.change_manager',
  companyIdOf: ({ companyId }) => companyId,
});
