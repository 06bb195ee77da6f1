import { useLocation, useNavigate } from 'react-router-dom';
import {
  maxReportDays,
  readableQuery,
  shiftDay,
  spanDays,
  type ReportSpan,
} from '@muster/contracts';
import { dayKey, viewerTimeZone } from '@muster/ui';

/** Common lengths in days up to today. */
export const reportLengths = ['30', '90', '180', '365'] as const;
type Length = (typeof reportLengths)[number];
const usual: Length = '90';

/** The period in an address. */
export interface ReportPeriod extends ReportSpan {
  /** Null for custom dates. */
  readonly length: Length | null;
  readonly zone: string;
  readonly asOf: string | null;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string | null): text is string =>
  text !== null && dayPattern.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the period, time zone and date of the data; all of them are in the address. */
export function useReportPeriod() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  return {
    period: periodOf(params),
    /** The client whose version of a report is shown. */
    client: clientOf(params),
    /** Keys without a value are removed; the rows return to the first page. */
    change: (next: Readonly<Record<string, string | null>>) => {
      const changed = new URLSearchParams(search);
      changed.delete('page');
      for (const [key, value] of Object.entries(next))
        if (value === null) changed.delete(key);
        else changed.set(key, value);
      const query = readableQuery(changed);
      void navigate({ pathname, search: query && `?${query}` });
    },
    /** Returns the address of this page with other parameters. */
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

/** Returns a time zone that the browser knows, otherwise the reader’s own. */
function zoneOf(name: string | null): string {
  if (!name) return viewerTimeZone();
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return viewerTimeZone();
  }
}

/** Returns the parameters for the server. */
export const askedOf = ({ from, to, zone, asOf }: ReportPeriod) => ({
  from,
  to,
  zone,
  ...(asOf && { asOf }),
});
