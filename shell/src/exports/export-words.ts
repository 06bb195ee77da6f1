import type { Export } from '@muster/contracts';
import { formatNumber, type useT } from '@muster/ui';
import type { trayMessages } from './messages.ts';

export type Translate = ReturnType<typeof useT<NonNullable<(typeof trayMessages)['key']>>>;

/** Checks whether an export is still in progress. */
export const isUnderWay = ({ status }: Export): boolean =>
  status === 'queued' || status === 'running';

/** Returns the name of an export: `Candidates, your own`. */
export function nameOf(t: Translate, { list, ownOnly }: Export): string {
  const name = t(`list.${list}`);
  return ownOnly ? t('ownOnly', { list: name }) : name;
}

/** Returns the progress or the result. */
export function standOf(t: Translate, one: Export): string {
  const done = formatNumber(one.rowsDone);
  switch (one.status) {
    case 'queued':
    case 'cancelled':
    case 'expired':
      return t(one.status);
    case 'running':
      return one.rowsTotal === null
        ? t('counting')
        : t('progress', { done, total: formatNumber(one.rowsTotal) });
    case 'completed':
      return t('completed', { count: one.rowsDone, done, size: sizeOf(one.bytes ?? 0) });
    case 'failed':
      return t(`failed.${one.failure ?? 'INTERNAL'}`);
  }
}

const kilo = 1024;

function sizeOf(bytes: number): string {
  const inMega = bytes >= kilo * kilo;
  const size = inMega ? bytes / kilo / kilo : bytes / kilo;
  return `${formatNumber(Math.max(size, 0.1), { digits: 1 })} ${inMega ? 'MB' : 'KB'}`;
}
