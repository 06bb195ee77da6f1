import type { PastContractor } from '@muster/contracts';
import { QueryView, useCan } from '@muster/kit';
import {
  Button,
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconUsers,
  PageHeader,
  PageSkeleton,
  PersonLine,
  StarRating,
  formatDate,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import page from '../../shared/page.module.css';
import { AskAgainModal } from './ask-again-modal.tsx';
import { usePastMessages } from './messages.ts';
import classes from './past.module.css';

/** The company's former contractors, with a request to have them back. */
export function PastPage() {
  const t = usePastMessages();
  const query = api.usePastContractorsQuery();
  const [asks, setAsks] = useState<PastContractor | null>(null);
  return (
    <div className={page.page}>
      <PageHeader variant="client" title={t('title')} subtitle={t('subtitle')} />
      <QueryView
        query={query}
        size="block"
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState icon={IconUsers} title={t('empty.title')} text={t('empty.text')} />}
        skeleton={<PageSkeleton variant="list" />}
      >
        {({ data }) => (
          <Card flush>
            <CardRows>
              {data.map((contractor) => (
                <CardRow key={contractor.id}>
                  <Row contractor={contractor} onAsk={() => setAsks(contractor)} />
                </CardRow>
              ))}
            </CardRows>
          </Card>
        )}
      </QueryView>
      {asks && <AskAgainModal contractor={asks} onClose={() => setAsks(null)} />}
    </div>
  );
}

function Row({ contractor, onAsk }: { contractor: PastContractor; onAsk: () => void }) {
  const t = usePastMessages();
  const can = useCan();
  const { jobTitle, startDate, endDate, supervisor, rating, askedAt, mayAskAgain } = contractor;
  const name = contractor.name ?? t('erased');
  const period = t('period', {
    from: formatDate(startDate),
    to: endDate ? formatDate(endDate) : '',
  });
  return (
    <div className={classes.row}>
      <div className={classes.who}>
        <PersonLine
          name={name}
          secondary={[jobTitle, supervisor && t('supervisor', { name: supervisor })]
            .filter(Boolean)
            .join(' · ')}
        />
      </div>
      <span className={classes.period}>{period}</span>
      {rating !== null && <StarRating value={rating} label={t('rating')} />}
      {mayAskAgain ? (
        <Button variant="default" size="sm" aria-label={t('askFor', { name })} onClick={onAsk}>
          {t('ask')}
        </Button>
      ) : (
        contractor.name !== null &&
        can('clientJob.create') && (
          <span className={classes.period}>
            {askedAt ? t('asked', { date: formatDate(askedAt) }) : t('manager')}
          </span>
        )
      )}
    </div>
  );
}
