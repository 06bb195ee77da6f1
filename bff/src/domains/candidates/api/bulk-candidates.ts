/** What bulk actions of other domains on candidates need: the list, and who may be touched. */
export { candidatesList } from '../candidates.list.ts';
export { checkCandidates, namesOfCandidates, type Judged } from '../record/check-candidates.ts';
