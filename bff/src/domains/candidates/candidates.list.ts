import { candidateEndpoints } from '@muster/contracts';
import { listSource } from '../../lists/list-source.ts';
import { customColumns } from '../../records/custom-fields/listed-values.ts';
import { rateKeys, type CandidateListQuery } from './list/candidate-filter.ts';
import { seesRatesEverywhere } from '../../records/candidates/candidates.policy.ts';
import { idsOfCandidates, listCandidates } from './list/list-candidates.ts';

export const candidatesList = listSource('candidates', candidateEndpoints.list, listCandidates, {
  moreColumns: customColumns('candidate'),
  assignedTo: ({ actor }) => ({ 'filter[owner]': actor.userId.toHexString() }),
  select: ({ actor }, query, max) => idsOfCandidates(actor, query as CandidateListQuery, max),
  closedTo: (actor) => [
    ...(seesRatesEverywhere(actor) ? [] : ['sort=rate', ...rateKeys]),
    ...(actor.can('candidate.restoreDeleted') ? [] : ['filter[deleted]']),
  ],
});
