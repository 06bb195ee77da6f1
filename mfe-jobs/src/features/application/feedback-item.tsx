import type { ApplicationFeedback, ApplicationRecord } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import {
  Badge,
  Button,
  DateTime,
  StarRating,
  StateBadge,
  formatDate,
  formatRelativeDateTime,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';
import { ReleaseForm } from './release-form.tsx';

interface FeedbackItemProps {
  feedback: ApplicationFeedback;
  record: ApplicationRecord;
}

/** Given or requested feedback of one client contact. */
export function FeedbackItem({ feedback, record }: FeedbackItemProps) {
  const t = useApplicationMessages();
  const { status, recommendation, comment } = feedback;
  const isAwaited = status === 'asked' || status === 'draft';
  return (
    <li className={classes.row}>
      <p className={classes.facts}>
        <strong>{feedback.authorName}</strong>
        {feedback.round && <span>{feedback.round}</span>}
        {recommendation && (
          <Badge family={families[recommendation]}>
            {t(`feedback.recommendations.${recommendation}`)}
          </Badge>
        )}
        {feedback.rating !== null && (
          <StarRating label={t('feedback.rating')} value={feedback.rating} />
        )}
        {feedback.privateToAgency && <Badge family="grey">{t('feedback.isPrivate')}</Badge>}
        {feedback.shareable && <Badge family="blue">{t('feedback.isShareable')}</Badge>}
        {(feedback.authorEmail !== null || status !== 'submitted') && (
          <StateBadge machine="application_feedback" state={status} />
        )}
      </p>
      {isAwaited ? <Awaited feedback={feedback} /> : <Criteria feedback={feedback} />}
      {comment !== '' && (
        <p className={status === 'submitted' ? classes.description : classes.quiet}>{comment}</p>
      )}
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
          <DateTime value={feedback.submittedAt ?? feedback.at} />
          {feedback.authorEmail === null
            ? `, ${t('feedback.by', { name: feedback.notedBy?.name ?? '–' })}`
            : `, ${feedback.notedBy ? t('feedback.askedBy', { name: feedback.notedBy.name }) : t('feedback.askedBySystem')}`}
          {feedback.changedAt &&
            `, ${t('feedback.changedAt', { when: formatRelativeDateTime(feedback.changedAt) })}`}
        </span>
        <FeedbackActions feedback={feedback} record={record} />
      </p>
    </li>
  );
}

/** How and until when they were asked; a draft is visible only to its author. */
function Awaited({ feedback }: { feedback: ApplicationFeedback }) {
  const t = useApplicationMessages();
  const { authorEmail, answerBy, remindedAt } = feedback;
  return (
    <p className={classes.facts}>
      <span>{authorEmail}</span>
      {answerBy && <span>{t('feedback.answerBy', { date: formatDate(answerBy) })}</span>}
      {remindedAt && (
        <span>{t('feedback.remindedThem', { when: formatRelativeDateTime(remindedAt) })}</span>
      )}
    </p>
  );
}

function Criteria({ feedback: { criteria } }: { feedback: ApplicationFeedback }) {
  const t = useApplicationMessages();
  return (
    <p className={classes.facts}>
      {(['technical', 'communication', 'fit'] as const).map(
        (key) =>
          criteria[key] !== null && (
            <span key={key}>
              {t(`feedback.${key}`)}: {criteria[key]}/5
            </span>
          ),
      )}
    </p>
  );
}

/** The reader's current actions, as the server allows them. */
function FeedbackActions({ feedback, record }: FeedbackItemProps) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const [withdraw, withdrawing] = api.useApplicationsWithdrawFeedbackMutation();
  const [remind, reminding] = api.useApplicationsRemindFeedbackMutation();
  const [isReleasing, setReleasing] = useState(false);
  const { allowedActions, version, status, authorName: name } = feedback;
  const args = { params: { id: record.id, feedbackId: feedback.id }, body: { version } };
  const tell = (error: unknown, done: string) =>
    platform.notify(
      error ? { kind: 'error', text: errorText(error) } : { kind: 'success', text: done },
    );
  const isAwaited = status !== 'submitted';
  return (
    <>
      {allowedActions.includes('remind') && (
        <Button
          variant="subtle"
          size="xs"
          loading={reminding.isLoading}
          onClick={() =>
            void remind(args).then(({ error }) => tell(error, t('feedback.wasReminded', { name })))
          }
        >
          {t('feedback.remindThem')}
        </Button>
      )}
      {allowedActions.includes('release') && (
        <Button variant="subtle" size="xs" onClick={() => setReleasing(true)}>
          {t('feedback.release')}
        </Button>
      )}
      {allowedActions.includes('cancel') && (
        <Button
          variant="subtle"
          size="xs"
          loading={withdrawing.isLoading}
          onClick={() =>
            void withdraw(args).then(({ error }) =>
              tell(error, t(isAwaited ? 'feedback.cancelledDone' : 'feedback.withdrawnDone')),
            )
          }
        >
          {t(isAwaited ? 'feedback.cancelRequest' : 'feedback.withdraw')}
        </Button>
      )}
      {isReleasing && (
        <ReleaseForm record={record} feedback={feedback} onClose={() => setReleasing(false)} />
      )}
    </>
  );
}

const families = { yes: 'green', no: 'red', unsure: 'amber' } as const;
