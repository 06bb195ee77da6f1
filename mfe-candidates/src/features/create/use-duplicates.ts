import { useDebouncedValue } from '@muster/ui';
import { api } from '../../api.ts';

interface Typed {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  linkUrl: string;
  country: string;
}

const rest = 400;

/** Finds candidates similar to the one being typed, debounced. */
export function useDuplicates(typed: Typed) {
  const [settled] = useDebouncedValue(JSON.stringify(question(typed)), rest);
  const body = JSON.parse(settled) as ReturnType<typeof question>;
  const askable = Object.entries(body).some(([key, value]) => key !== 'country' && value !== null);
  const query = api.useCandidatesCheckDuplicatesQuery({ body }, { skip: !askable });
  // Earlier results stay until the next response, to avoid layout shifts.
  const found = query.isFetching ? query.data : query.currentData;
  const known = askable ? found : undefined;
  return {
    matches: known?.matches ?? [],
    hiddenMatch: known?.hiddenMatch ?? false,
    asked: askable,
    loading: query.isFetching,
    refresh: () => {
      if (askable) void query.refetch();
    },
  };
}

function question({ firstName, lastName, email, phone, linkUrl, country }: Typed) {
  const named = firstName.trim() !== '' && lastName.trim() !== '' && country !== '';
  return {
    email: email.includes('@') ? email : null,
    phone: phone.replace(/\D/g, '').length >= 7 ? phone : null,
    linkUrl: linkUrl.includes('.') ? linkUrl : null,
    firstName: named ? firstName : null,
    lastName: named ? lastName : null,
    country: named || phone !== '' ? country || null : null,
  };
}
