import { useState } from 'react';
import type { EvaluationInputVisit } from '@muster/contracts';
import { isApiError, useDocumentTitle } from '@muster/kit';
import { EmptyState, IconCircleCheck, IconHourglass, LoadingText, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { LinkRefusal } from '../../shared/link-refusal.tsx';
import classes from './evaluation-input.module.css';
import { useInputMessages } from './messages.ts';
import { WriteInput } from './write-input.tsx';

/** The view of a client's supervisor on a contractor: written and sent without signing in. */
export function EvaluationInputPage({ handle }: { handle: string }) {
  const t = useInputMessages();
  const [sent, setSent] = useState<EvaluationInputVisit | null>(null);
  const { currentData, error, isFetching, refetch } = api.useEvaluationInputVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  useDocumentTitle(t('document'), { whole: true });
  // Sending uses the link up; the thanks stay on the page.
  if (sent) return <Thanks visit={sent} />;
  // What is being written stays on the page while the connection is away.
  const isOver = isApiError(error) && error.code.startsWith('TOKEN_');
  if (error && !isFetching && (isOver || !currentData))
    return <LinkRefusal error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <LoadingText>{t('opening')}</LoadingText>;
  return currentData.allowedActions.includes('submit') ? (
    <WriteInput handle={handle} visit={currentData} onSent={setSent} />
  ) : (
    <Standing visit={currentData} />
  );
}

/** Why there is nothing to write: it is said already, or the review is closed. */
function Standing({ visit }: { visit: EvaluationInputVisit }) {
  const t = useInputMessages();
  const { answeredAt, agencyName: agency, contractor: name } = visit;
  return answeredAt ? (
    <EmptyState
      size="page"
      icon={IconCircleCheck}
      title={t('answered.title')}
      text={t('answered.text', { agency, date: formatDate(answeredAt) })}
    />
  ) : (
    <EmptyState
      size="page"
      icon={IconHourglass}
      title={t('over.title')}
      text={t('over.text', { agency, name })}
    />
  );
}

function Thanks({
  visit: { agencyName: agency, contractor: name },
}: {
  visit: EvaluationInputVisit;
}) {
  const t = useInputMessages();
  return (
    <section className={classes.page} role="status">
      <h1 className={classes.thanks}>
        <IconCircleCheck size={28} aria-hidden />
        {t('thanks.title')}
      </h1>
      <p className={classes.quiet}>{t('thanks.text', { agency, name })}</p>
      <p className={classes.quiet}>{t('thanks.closed')}</p>
    </section>
  );
}
