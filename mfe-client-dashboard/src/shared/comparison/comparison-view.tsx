import type { ClientComparison } from '@muster/contracts';
import { AppLink, QueryView } from '@muster/kit';
import {
  Button,
  EmptyState,
  IconArrowLeft,
  IconPrinter,
  IconUsers,
  NoticeBar,
  PageHeader,
  PageSkeleton,
} from '@muster/ui';
import { api } from '../../api.ts';
import { CandidatePanel } from '../candidates/candidate-panel.tsx';
import page from '../page.module.css';
import classes from './comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { useComparisonMessages } from './messages.ts';
import { useCompareAddress } from './use-compare-address.ts';

/** Up to four candidates of one job side by side, one line per requirement. */
export function ComparisonView({ ids }: { ids: readonly string[] }) {
  const t = useComparisonMessages();
  const { addressOf } = useCompareAddress();
  const query = api.useComparisonQuery({ query: { ids: ids.join(',') } });
  return (
    <div className={page.page}>
      <PageHeader
        variant="client"
        title={t('title')}
        subtitle={query.currentData && t('forJob', { job: query.currentData.job.title })}
        actions={
          <div className={classes.unprinted}>
            <Button
              component={AppLink}
              href={addressOf([])}
              size="md"
              variant="default"
              leftSection={<IconArrowLeft size={16} />}
            >
              {t('back')}
            </Button>
            <Button
              size="md"
              variant="default"
              leftSection={<IconPrinter size={16} />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          </div>
        }
      />
      <QueryView
        query={query}
        isEmpty={({ people }) => people.length === 0}
        empty={<EmptyState icon={IconUsers} title={t('none.title')} text={t('none.text')} />}
        skeleton={<PageSkeleton variant="list" />}
      >
        {(comparison) => <Compared comparison={comparison} asked={ids.length} />}
      </QueryView>
      <CandidatePanel />
    </div>
  );
}

function Compared({ comparison, asked }: { comparison: ClientComparison; asked: number }) {
  const t = useComparisonMessages();
  return (
    <>
      {comparison.people.length < asked && <NoticeBar kind="info">{t('gone')}</NoticeBar>}
      <ComparisonTable comparison={comparison} />
    </>
  );
}
