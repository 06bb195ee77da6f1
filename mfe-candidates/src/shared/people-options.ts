import type { FilterOption } from '@muster/ui';

/** Query of colleagues by name. */
type SearchPeople = (
  args: { query: { q: string } },
  preferCache: boolean,
) => { unwrap(): Promise<readonly { id: string; name: string }[]> };

/** Finds colleagues by name, for pickers, filters and mentions. */
export const peopleOptionsBy =
  (search: SearchPeople) =>
  async (q: string): Promise<FilterOption[]> => {
    const people = await search({ query: { q } }, true).unwrap();
    return people.map(({ id, name }) => ({ value: id, label: name }));
  };
