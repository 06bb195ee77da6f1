import { useState } from 'react';
import type { Meeting } from '@muster/contracts';
import { QueryView, useCan } from '@muster/kit';
import {
  Button,
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconPlus,
  IconVideo,
  PageHeader,
  PageSkeleton,
} from '@muster/ui';
import { api } from '../../api.ts';
import { ChangeModal } from './change-modal.tsx';
import { CreateModal } from './create-modal.tsx';
import { MeetingRow } from './meeting-row.tsx';
import { useMeetingsMessages } from './messages.ts';
import classes from './meetings.module.css';

/** The user's rooms: open and upcoming ones, and the notes of past ones. */
export function MeetingsPage() {
  const t = useMeetingsMessages();
  const can = useCan();
  const query = api.useMeetingsListQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isCreating, setIsCreating] = useState(false);
  const [change, setChange] = useState<{ meeting: Meeting; action: 'end' | 'cancel' } | null>(null);
  const create = can('meeting.host') && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsCreating(true)}>
      {t('create')}
    </Button>
  );
  const rows = (meetings: readonly Meeting[]) => (
    <Card flush>
      <CardRows>
        {meetings.map((meeting) => (
          <CardRow key={meeting.id}>
            <MeetingRow meeting={meeting} onAction={(action) => setChange({ meeting, action })} />
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
  return (
    <div className={classes.page}>
      <PageHeader variant="client" title={t('title')} subtitle={t('subtitle')} actions={create} />
      <QueryView
        query={query}
        size="block"
        isEmpty={({ upcoming, past }) => upcoming.length + past.length === 0}
        empty={<EmptyState icon={IconVideo} title={t('empty')} text={t('emptyText')} />}
        skeleton={<PageSkeleton variant="list" />}
      >
        {({ upcoming, past }) => (
          <>
            <section className={classes.section} aria-labelledby="upcoming">
              <h2 className={classes.subtitle} id="upcoming">
                {t('upcoming')}
              </h2>
              {upcoming.length > 0 ? rows(upcoming) : <p>{t('noneUpcoming')}</p>}
            </section>
            {past.length > 0 && (
              <section className={classes.section} aria-labelledby="past">
                <h2 className={classes.subtitle} id="past">
                  {t('past')}
                </h2>
                {rows(past)}
              </section>
            )}
          </>
        )}
      </QueryView>
      {isCreating && <CreateModal onClose={() => setIsCreating(false)} />}
      {change && <ChangeModal {...change} onClose={() => setChange(null)} />}
    </div>
  );
}
