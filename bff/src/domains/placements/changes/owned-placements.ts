import { livePlacementStates } from '@muster/contracts';
import { visibleCandidates } from '../../../records/candidates/candidate-names.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { heldItem } from '../../../owned/held-list.ts';
import { heldRecords } from '../../../owned/owned-records.ts';
import { placementVisibility } from '../../../records/placements/placement-visibility.ts';
import { placementLink } from './notify-placement.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';

/** Live placements get a new account manager if theirs leaves. */
export const ownedPlacements = heldRecords<Placement>({
  kind: 'placements',
  model: PlacementModel,
  holders: { accountManagerId: 'placement.manage', recruiterId: 'placement.manage' },
  live: { status: { $in: [...livePlacementStates] } },
  entity: 'placement',
  action: 'placement.change_manager',
  companyIdOf: ({ companyId }) => companyId,
  list: {
    sight: placementVisibility,
    sort: { endKey: 1 },
    show: async (rows, actor) => {
      const [companies, candidates] = await Promise.all([
        companyNames(rows.map(({ companyId }) => companyId)),
        visibleCandidates(
          [actor],
          rows.map(({ candidateId }) => candidateId),
        ),
      ]);
      return rows.map((row) =>
        heldItem(row, {
          label: candidates.get(row.candidateId.toHexString())?.name ?? row.number,
          about: [row.number, companies.get(row.companyId.toHexString())]
            .filter(Boolean)
            .join(', '),
          href: placementLink(row),
          next: row.plannedEndDate ? { what: 'ends', on: row.plannedEndDate } : null,
        }),
      );
    },
  },
});
