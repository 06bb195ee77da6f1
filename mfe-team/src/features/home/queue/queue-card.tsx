import { queueTabs, type HomeQueue, type QueueTab } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Card, CardRows, SegmentedControl, formatCount } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { CardLine } from '../card-line.tsx';
import { FoldedRows } from '../folded-rows.tsx';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useHomeMessages } from '../use-home-messages.ts';
import { ClockRow } from './clock-row.tsx';
import classes from './queue.module.css';
import { QueueRow } from './queue-row.tsx';

const shownAtFirst = 6;

/** A user's tasks: overdue, today and upcoming, completed or snoozed in place. */
export function QueueCard() {
  const t = useHomeMessages();
  const [tab, setTab] = useState<QueueTab>('all');
  const query = api.useHomeQueueQuery({ query: { tab } });
  const counts = query.data?.counts;
  return (
    <Card
      flush
      title={t('queue.title')}
      count={counts && formatCount(counts.all)}
      actions={
        counts?.all !== 0 && (
          <SegmentedControl
            size="xs"
            aria-label={t('queue.tabs')}
            value={tab}
            onChange={(value) => setTab(queueTabs.find((known) => known === value) ?? 'all')}
            data={queueTabs.map((value) => ({
              value,
              label: t(`queue.${value}`, { count: counts?.[value] ?? '' }).trim(),
            }))}
          />
        )
      }
    >
      <QueryView
        query={query}
        keepPrevious
        size="compact"
        skeleton={<RowSkeletons rows={shownAtFirst} />}
        isEmpty={({ data, clocks }) => data.length + clocks.length === 0}
        empty={<CardLine text={t(`queue.empty.${tab}`)} />}
      >
        {(queue) => <QueueRows key={tab} queue={queue} total={queue.counts[tab]} />}
      </QueryView>
    </Card>
  );
}

/** Sorts tasks and deadlines by date; those without a date come last. */
const inOrder = ({ data, clocks }: HomeQueue) =>
  [
    ...clocks.map((clock) => ({ id: `clock ${clock.id}`, dueOn: clock.dueOn, clock })),
    ...data.map((task) => ({ id: task.id, dueOn: task.dueOn, task })),
  ].toSorted((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'));

function QueueRows({ queue, total }: { queue: HomeQueue; total: number }) {
  const t = useHomeMessages();
  const { today } = queue;
  const rows = inOrder(queue);
  return (
    <FoldedRows rows={rows} atFirst={shownAtFirst}>
      {(shown, isOpen) => (
        <>
          <CardRows>
            {shown.map((row) =>
              'task' in row ? (
                <QueueRow key={row.id} task={row.task} today={today} />
              ) : (
                <ClockRow key={row.id} clock={row.clock} today={today} />
              ),
            )}
          </CardRows>
          {isOpen && total > rows.length && (
            <p className={classes.rest}>{t('queue.rest', { shown: rows.length, total })}</p>
          )}
        </>
      )}
    </FoldedRows>
  );
}
