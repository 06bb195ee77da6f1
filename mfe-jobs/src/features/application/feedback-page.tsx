import type { ApplicationRecord } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Button,
  Card,
  CardRows,
  EmptyState,
  IconMessage,
  NoticeBar,
  Skeleton,
  formatRelativeDateTime,
  useNow,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ApplicationFrame } from './application-frame.tsx';
import classes from './application.module.css';
import { AskFeedbackForm } from './ask-feedback-form.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackItem } from './feedback-item.tsx';
import { useApplicationMessages } from './messages.ts';
import { RemindClient } from './remind-client.tsx';

/** The client's feedback, including private feedback. */
export function FeedbackPage() {
  return (
    <ApplicationFrame tab="feedback">{(record) => <Feedback record={record} />}</ApplicationFrame>
  );
}

function Feedback({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const now = useNow();
  const query = api.useApplicationsFeedbackQuery({ params: { id: record.id } });
  const [isNoting, setNoting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const late = record.clocks.find(
    ({ key, dueAt }) => key === 'client_feedback' && dueAt !== null && Date.parse(dueAt) < now,
  );
  return (
    <>
      {late?.dueAt && (
        <NoticeBar kind="warning">
          {t('feedback.late', { when: formatRelativeDateTime(late.dueAt) })}
        </NoticeBar>
      )}
      {record.clientRemindedAt && record.status === 'active' && (
        <p className={classes.quiet}>
          {t('feedback.remindedAt', { when: formatRelativeDateTime(record.clientRemindedAt) })}
        </p>
      )}
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<Skeleton height={200} />}
      >
        {({ data, mayNote }) => {
          const note = (
            <div className={classes.buttons}>
              <RemindClient record={record} />
              {mayNote && record.submission !== null && (
                <Button variant="default" size="xs" onClick={() => setAsking(true)}>
                  {t('feedback.ask')}
                </Button>
              )}
              {mayNote && (
                <Button variant="default" size="xs" onClick={() => setNoting(true)}>
                  {t('feedback.note')}
                </Button>
              )}
            </div>
          );
          return data.length === 0 ? (
            <EmptyState
              icon={IconMessage}
              title={t('feedback.none')}
              text={t('feedback.noneText', { name: record.candidate.name })}
              action={note}
            />
          ) : (
            <Card title={t('feedback.title')} count={data.length} flush actions={note}>
              <CardRows>
                {data.map((one) => (
                  <FeedbackItem key={one.id} feedback={one} record={record} />
                ))}
              </CardRows>
            </Card>
          );
        }}
      </QueryView>
      {isAsking && <AskFeedbackForm record={record} onClose={() => setAsking(false)} />}
      {isNoting && <FeedbackForm record={record} onClose={() => setNoting(false)} />}
    </>
  );
}
