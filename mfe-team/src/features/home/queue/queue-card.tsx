import { queueTabs } from '@muster/contracts';
import type { HomeQueue, QueueTab } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Card,
  CardRows,
  EmptyState,
  IconClipboardCheck,
  SegmentedControl,
  formatCount,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { CardMore } from '../card-more.tsx';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useHomeWords } from '../use-home-words.ts';
import classes from './queue.module.css';
import { QueueRow } from './queue-row.tsx';

const shownAtFirst = 6;

/** What somebody has to do: late, today and coming, finished or put off where it stands. */
export function QueueCard() {
  const t = useHomeWords();
  const [tab, setTab] = useState<QueueTab>('all');
  const query = api.useHomeQueueQuery({ query: { tab } });
  const counts = query.data?.counts;
  return (
    <Card
      flush
      title={t('queue.title')}
      count={counts && formatCount(counts.all)}
      actions={
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
      }
    >
      <QueryView
        query={query}
        keepPrevious
        size="compact"
        skeleton={<RowSkeletons rows={shownAtFirst} />}
        empty={<NothingToDo tab={tab} />}
      >
        {(queue) => <QueueRows key={tab} queue={queue} total={queue.counts[tab]} />}
      </QueryView>
    </Card>
  );
}

function QueueRows({ queue: { data, today }, total }: { queue: HomeQueue; total: number }) {
  const t = useHomeWords();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? data : data.slice(0, shownAtFirst);
  return (
    <>
      <CardRows>
        {shown.map((task) => (
          <QueueRow key={task.id} task={task} today={today} />
        ))}
      </CardRows>
      {isOpen && total > data.length && (
        <p className={classes.rest}>{t('queue.rest', { shown: data.length, total })}</p>
      )}
      <CardMore
        hidden={data.length - shown.length}
        isOpen={isOpen && data.length > shownAtFirst}
        onToggle={() => setOpen(!isOpen)}
      />
    </>
  );
}

function NothingToDo({ tab }: { tab: QueueTab }) {
  const t = useHomeWords();
  return (
    <EmptyState
      size="compact"
      icon={IconClipboardCheck}
      title={t(`queue.empty.${tab}`)}
      text={tab === 'all' && t('queue.empty.allText')}
    />
  );
}
