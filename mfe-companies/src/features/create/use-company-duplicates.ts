import { domainOf } from '@muster/contracts';
import { useDebouncedValue } from '@muster/ui';
import { api } from '../../api.ts';

const rest = 400;

/** Finds companies similar to the one being typed, debounced. */
export function useCompanyDuplicates({ name, website }: { name: string; website: string }) {
  const domain = website.includes('.') ? domainOf(website) : '';
  const [settled] = useDebouncedValue(JSON.stringify({ name: name.trim(), domain }), rest);
  const body = JSON.parse(settled) as { name: string; domain: string };
  const askable = body.name.length > 2 || body.domain !== '';
  const query = api.useCompaniesCheckDuplicatesQuery({ body }, { skip: !askable });
  // Earlier results stay until the next response, to avoid layout shifts.
  const found = query.isFetching ? query.data : query.currentData;
  return {
    matches: askable ? (found?.matches ?? []) : [],
    refresh: () => {
      if (askable) void query.refetch();
    },
  };
}
