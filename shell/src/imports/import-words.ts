import type { Import } from '@muster/contracts';
import { formatNumber, type useT } from '@muster/ui';
import type { importMessages } from './messages.ts';

export type Translate = ReturnType<typeof useT<NonNullable<(typeof importMessages)['key']>>>;

/** Checks whether an import is still running by itself. */
export const isUnderWay = ({ status }: Import): boolean =>
  status === 'checking' || status === 'running' || status === 'undoing';

/** Returns the progress or the result. */
export const standOf = (t: Translate, { status, rowsDone, rowsTotal, result }: Import): string =>
  t(status, {
    done: formatNumber(rowsDone),
    total: formatNumber(rowsTotal ?? 0),
    created: formatNumber(result.created),
    failed: formatNumber(result.failed),
  });
