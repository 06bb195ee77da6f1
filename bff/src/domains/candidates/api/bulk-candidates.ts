/** For other domains' bulk actions on candidates: the list, and who may be changed. */
export { candidatesList } from '../candidates.list.ts';
export { checkCandidates, namesOfCandidates, type Judged } from '../record/check-candidates.ts';
