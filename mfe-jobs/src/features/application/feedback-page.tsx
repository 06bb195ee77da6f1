import type { ApplicationFeedback, ApplicationRecord } from '@muster/contracts';
import { QueryView, errorText, usePlatform } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  CardRows,
  DateTime,
  EmptyState,
  IconMessage,
  NoticeBar,
  Skeleton,
  StarRating,
  formatRelativeDateTime,
  useNow,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ApplicationFrame } from './application-frame.tsx';
import classes from './application.module.css';
import { FeedbackForm } from './feedback-form.tsx';
import { useApplicationMessages } from './messages.ts';
import { ReleaseForm } from './release-form.tsx';
import { RemindClient } from './remind-client.tsx';

/** What the client said, private words included. */
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
                  <Item key={one.id} feedback={one} record={record} mayNote={mayNote} />
                ))}
              </CardRows>
            </Card>
          );
        }}
      </QueryView>
      {isNoting && <FeedbackForm record={record} onClose={() => setNoting(false)} />}
    </>
  );
}

interface ItemProps {
  feedback: ApplicationFeedback;
  record: ApplicationRecord;
  mayNote: boolean;
}

function Item({ feedback, record, mayNote }: ItemProps) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const [withdraw, { isLoading }] = api.useApplicationsWithdrawFeedbackMutation();
  const [isReleasing, setReleasing] = useState(false);
  const isThere = feedback.status === 'submitted';
  const takeBack = async () => {
    const answer = await withdraw({
      params: { id: record.id, feedbackId: feedback.id },
      body: { version: feedback.version },
    });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('feedback.withdrawnDone') },
    );
  };
  return (
    <li className={classes.row}>
      <p className={classes.facts}>
        <strong>{feedback.authorName}</strong>
        {feedback.round && <span>{feedback.round}</span>}
        <Badge family={families[feedback.recommendation]}>
          {t(`feedback.recommendations.${feedback.recommendation}`)}
        </Badge>
        {feedback.rating !== null && (
          <StarRating label={t('feedback.rating')} value={feedback.rating} />
        )}
        {feedback.privateToAgency && <Badge family="grey">{t('feedback.isPrivate')}</Badge>}
        {feedback.shareable && <Badge family="blue">{t('feedback.isShareable')}</Badge>}
        {!isThere && <Badge family="amber">{t('feedback.withdrawn')}</Badge>}
      </p>
      <p className={classes.facts}>
        {(['technical', 'communication', 'fit'] as const).map(
          (key) =>
            feedback.criteria[key] !== null && (
              <span key={key}>
                {t(`feedback.${key}`)}: {feedback.criteria[key]}/5
              </span>
            ),
        )}
      </p>
      <p className={isThere ? classes.description : classes.quiet}>{feedback.comment}</p>
      {feedback.released && (
        <blockquote className={classes.released}>
          {feedback.released.text}
          <span className={classes.quiet}>
            {t('feedback.released', { name: feedback.released.by?.name ?? '–' })}
          </span>
        </blockquote>
      )}
      <p className={classes.facts}>
        <span className={classes.quiet}>
          <DateTime value={feedback.at} />,{' '}
          {t('feedback.by', { name: feedback.notedBy?.name ?? '–' })}
        </span>
        {mayNote && isThere && (
          <>
            {feedback.shareable && (
              <Button variant="subtle" size="xs" onClick={() => setReleasing(true)}>
                {t('feedback.release')}
              </Button>
            )}
            <Button variant="subtle" size="xs" loading={isLoading} onClick={() => void takeBack()}>
              {t('feedback.withdraw')}
            </Button>
          </>
        )}
      </p>
      {isReleasing && (
        <ReleaseForm record={record} feedback={feedback} onClose={() => setReleasing(false)} />
      )}
    </li>
  );
}

const families = { yes: 'green', no: 'red', unsure: 'amber' } as const;
