import type { Candidate } from '../candidate.model.ts';

type Named = Pick<Candidate, 'firstName' | 'number'>;

/** What stands for the first name of a real person in a rehearsal. */
export const maskedFirstName = ({ firstName }: Pick<Named, 'firstName'>): string =>
  `${[...firstName][0] ?? ''}•••`;

/** A real person in a rehearsal, whom colleagues can find by their number. */
export const maskedPerson = (person: Named): string =>
  `${maskedFirstName(person)} (${person.number})`;
