import type { Candidate } from '../candidate.model.ts';

/** For mails that speak of the reader's account: empty for a person who has none. */
export const accountWord = (userId: Candidate['userId']): string => (userId ? 'yes' : '');
