// Candidates for load, for the command that fills a database.
export { addCandidates } from '../../candidates/demo/add-candidates.ts';
