import type { Candidate } from '../candidate.model.ts';

type Named = Pick<Candidate, 'firstName' | 'number'>;

/** Returns the mask for a real candidate's first name in a preview. */
export const maskedFirstName = ({ firstName }: Pick<Named, 'firstName'>): string =>
  `${[...firstName][0] ?? ''}•••`;

/** Returns the masked name of a real candidate in a preview, with the number for colleagues. */
export const maskedPerson = (person: Named): string =>
  `${maskedFirstName(person)} (${person.number})`;
