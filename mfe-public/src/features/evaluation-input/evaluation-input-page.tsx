import { useState } from 'react';
import type { EvaluationInputVisit } from '@muster/contracts';
import { useDocumentTitle } from '@muster/kit';
import { EmptyState, IconCircleCheck, IconHourglass, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { LinkView } from '../../shared/link-view.tsx';
import classes from './evaluation-input.module.css';
import { useInputMessages } from './messages.ts';
import { WriteInput } from './write-input.tsx';

/** Opinion of a client's supervisor on a contractor: written and sent without signing in. */
export function EvaluationInputPage({ handle }: { handle: string }) {
  const t = useInputMessages();
  const [sent, setSent] = useState<EvaluationInputVisit | null>(null);
  const query = api.useEvaluationInputVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  useDocumentTitle(t('document'), { whole: true });
  // Sending uses up the link; the thanks stay on the page.
  if (sent) return <Thanks visit={sent} />;
  return (
    <LinkView query={query}>
      {(visit) =>
        visit.allowedActions.includes('submit') ? (
          <WriteInput handle={handle} visit={visit} onSent={setSent} />
        ) : (
          <Standing visit={visit} />
        )
      }
    </LinkView>
  );
}

/** Explains why there is nothing to write: already sent, or the review is closed. */
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
