import type { OverlapParty } from '@muster/contracts';
import { useCan } from '@muster/kit';
import type { FieldOption } from '@muster/ui';
import { api } from '../../../api.ts';
import type { CalendarAddress } from '../use-calendar-address.ts';
import { useOtherColleagues } from '../use-colleagues.ts';

/** One kind of people whose hours are compared: the chosen ones, and a search for others. */
interface Parties {
  party: OverlapParty;
  /** Name of the parameter in the address and the query. */
  key: 'people' | 'candidates' | 'clients';
  ids: readonly string[];
  search: (q: string) => Promise<readonly FieldOption[]>;
  choose: (ids: readonly string[]) => void;
}

const found = 25;

/** Returns the kinds of people whose working hours the reader may see. */
export function useOverlapParties(address: CalendarAddress): Parties[] {
  const can = useCan();
  const colleagues = useOtherColleagues();
  const [findCandidates] = api.useLazyCandidatesListQuery();
  const [findCompanies] = api.useLazyCompaniesListQuery();
  const asked = (q: string) => ({ query: { ...(q && { q }), limit: found } });
  const parties: (Omit<Parties, 'ids' | 'choose'> & { isShown: boolean })[] = [
    { party: 'colleague', key: 'people', isShown: true, search: colleagues },
    {
      party: 'candidate',
      key: 'candidates',
      isShown: can('candidate.readCalendar'),
      search: async (q) => {
        const { data } = await findCandidates(asked(q), true).unwrap();
        return data.map(({ id, name, number }) => ({ value: id, label: `${name} · ${number}` }));
      },
    },
    {
      party: 'client',
      key: 'clients',
      isShown: can('company.read'),
      search: async (q) => {
        const { data } = await findCompanies(asked(q), true).unwrap();
        return data.map(({ id, name }) => ({ value: id, label: name }));
      },
    },
  ];
  return parties
    .filter(({ isShown }) => isShown)
    .map(({ party, key, search }) => ({
      party,
      key,
      search,
      ids: address[key],
      choose: (ids) => address.change({ [key]: ids.join(',') }, true),
    }));
}
