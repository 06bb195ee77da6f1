import type { BulkItem } from '@muster/contracts';
import { CandidateModel, type Candidate } from '../candidate.model.ts';

type Named = Pick<Candidate, 'firstName' | 'number'>;

/** What stands for the first name of a real person in a rehearsal. */
export const maskedFirstName = ({ firstName }: Pick<Named, 'firstName'>): string =>
  `${[...firstName][0] ?? ''}•••`;

/** A real person in a rehearsal, whom colleagues can find by their number. */
export const maskedPerson = (person: Named): string =>
  `${maskedFirstName(person)} (${person.number})`;

/** What a rehearsal found about people, with their names masked. */
export async function maskedItems(items: readonly BulkItem[]): Promise<BulkItem[]> {
  const people = await CandidateModel.find(
    { _id: { $in: items.filter(({ name }) => name !== null).map(({ id }) => id) } },
    { firstName: 1, number: 1 },
  ).lean<(Named & Pick<Candidate, '_id'>)[]>();
  const masked = new Map(people.map((one) => [one._id.toHexString(), maskedPerson(one)]));
  return items.map((item) => ({ ...item, name: masked.get(item.id) ?? null }));
}
