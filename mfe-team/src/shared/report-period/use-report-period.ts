import { useLocation, useNavigate } from 'react-router-dom';
import {
  maxReportDays,
  readableQuery,
  shiftDay,
  spanDays,
  type ReportSpan,
} from '@muster/contracts';
import { dayKey, viewerTimeZone } from '@muster/ui';

/** Lengths of time that people ask for, in days up to today. */
export const reportLengths = ['30', '90', '180', '365'] as const;
type Length = (typeof reportLengths)[number];
const usual: Length = '90';

/** The period that an address asks for. */
export interface ReportPeriod extends ReportSpan {
  /** Null for days of one's own choice. */
  readonly length: Length | null;
  readonly zone: string;
  readonly asOf: string | null;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string | null): text is string =>
  text !== null && dayPattern.test(text) && !Number.isNaN(Date.parse(text));

/** Period, zone and day as of which it is told; all of it stands in the address. */
export function useReportPeriod() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  return {
    period: periodOf(params),
    /** The client whose version of a report is asked for. */
    client: clientOf(params),
    /** Keys without a value are taken out; the page of rows begins at the first one again. */
    change: (next: Readonly<Record<string, string | null>>) => {
      const changed = new URLSearchParams(search);
      changed.delete('page');
      for (const [key, value] of Object.entries(next))
        if (value === null) changed.delete(key);
        else changed.set(key, value);
      const query = readableQuery(changed);
      void navigate({ pathname, search: query && `?${query}` });
    },
    /** The address of this page with something else asked for. */
    hrefWith: (next: Readonly<Record<string, string>>) => {
      const changed = new URLSearchParams(search);
      for (const [key, value] of Object.entries(next)) changed.set(key, value);
      return `${pathname}?${readableQuery(changed)}`;
    },
  };
}

function clientOf(params: URLSearchParams): string | null {
  const asked = params.get('client');
  return asked !== null && /^[0-9a-f]{24}$/.test(asked) ? asked : null;
}

function periodOf(params: URLSearchParams): ReportPeriod {
  const zone = zoneOf(params.get('zone'));
  const asked = params.get('asOf');
  const asOf = isDay(asked) ? asked : null;
  const last = asOf ?? dayKey(Date.now(), { timeZone: zone });
  const [from, to] = [params.get('from'), params.get('to')];
  if (isDay(from) && isDay(to) && from <= to && spanDays({ from, to }) <= maxReportDays)
    return { from, to, length: null, zone, asOf };
  const length = reportLengths.find((known) => known === params.get('days')) ?? usual;
  return { from: shiftDay(last, 1 - Number(length)), to: last, length, zone, asOf };
}

/** A zone that the browser knows; the reader’s own otherwise. */
function zoneOf(name: string | null): string {
  if (!name) return viewerTimeZone();
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return viewerTimeZone();
  }
}

/** What the server is asked for. */
export const askedOf = ({ from, to, zone, asOf }: ReportPeriod) => ({
  from,
  to,
  zone,
  ...(asOf && { asOf }),
});
