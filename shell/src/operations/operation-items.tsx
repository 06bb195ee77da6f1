import { useState } from 'react';
import type { BulkOutcome } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Button, Skeleton, useT } from '@muster/ui';
import { operationMessages } from './messages.ts';
import classes from './operations.module.css';
import { outcomeText } from './operation-words.ts';
import { api } from './operations-api.ts';

interface OperationItemsProps {
  id: string;
  outcome: BulkOutcome | undefined;
}

const pageRows = 50;

/** The records of an operation, page by page. */
export function OperationItems({ id, outcome }: OperationItemsProps) {
  const t = useT(operationMessages);
  const [cursors, setCursors] = useState<(string | null)[]>([null]);
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('drawer.person')}</th>
            <th scope="col">{t('drawer.outcome')}</th>
          </tr>
        </thead>
        {cursors.map((cursor, index) => (
          <ItemPage
            key={cursor ?? 'first'}
            id={id}
            outcome={outcome}
            cursor={cursor}
            onMore={
              index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined
            }
          />
        ))}
      </table>
    </div>
  );
}

interface ItemPageProps extends OperationItemsProps {
  cursor: string | null;
  /** Absent if the next page is already shown. */
  onMore: ((cursor: string) => void) | undefined;
}

function ItemPage({ id, outcome, cursor, onMore }: ItemPageProps) {
  const t = useT(operationMessages);
  const query = api.useOperationsItemsQuery({
    params: { id },
    query: {
      limit: pageRows,
      ...(outcome && { 'filter[outcome]': outcome }),
      ...(cursor && { cursor }),
    },
  });
  const rows = query.data?.data ?? [];
  const next = query.data?.page.nextCursor ?? null;
  return (
    <tbody>
      {rows.map((item) => (
        <tr key={item.id}>
          <th scope="row">
            {item.name ?? <span className={classes.quiet}>{t('drawer.hidden')}</span>}
          </th>
          <td data-outcome={item.outcome ?? undefined}>{outcomeText(t, item)}</td>
        </tr>
      ))}
      {query.data && rows.length === 0 && (
        <tr>
          <td colSpan={2} className={classes.quiet}>
            {t('drawer.empty')}
          </td>
        </tr>
      )}
      {(!query.data || next !== null) && (
        <tr>
          <td colSpan={2}>
            <QueryView query={query} skeleton={<Skeleton height={20} />}>
              {() =>
                next !== null && onMore ? (
                  <Button size="xs" variant="default" onClick={() => onMore(next)}>
                    {t('drawer.more')}
                  </Button>
                ) : null
              }
            </QueryView>
          </td>
        </tr>
      )}
    </tbody>
  );
}
