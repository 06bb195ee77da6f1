import type { Import } from '@muster/contracts';
import { formatNumber, type useT } from '@muster/ui';
import type { importMessages } from './messages.ts';

export type Translate = ReturnType<typeof useT<NonNullable<(typeof importMessages)['key']>>>;

/** Whether something of it is still to come by itself. */
export const isUnderWay = ({ status }: Import): boolean =>
  status === 'checking' || status === 'running' || status === 'undoing';

/** How far it is, or what came of it. */
export const standOf = (t: Translate, { status, rowsDone, rowsTotal, result }: Import): string =>
  t(status, {
    done: formatNumber(rowsDone),
    total: formatNumber(rowsTotal ?? 0),
    created: formatNumber(result.created),
    failed: formatNumber(result.failed),
  });
