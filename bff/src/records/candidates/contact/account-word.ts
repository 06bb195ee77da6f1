import type { Candidate } from '../candidate.model.ts';

/** For mails about the reader's account: empty for a candidate without one. */
export const accountWord = (userId: Candidate['userId']): string => (userId ? 'yes' : '');
