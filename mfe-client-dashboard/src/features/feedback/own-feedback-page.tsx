import { QueryView } from '@muster/kit';
import { EmptyState, IconMessage, PageHeader, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import page from '../../shared/page.module.css';
import { useOwnFeedbackMessages } from '../../shared/feedback/messages.ts';
import { OwnFeedback } from '../../shared/feedback/own-feedback.tsx';

/** All feedback of the reader, what is to be given first. */
export function OwnFeedbackPage() {
  const t = useOwnFeedbackMessages();
  const query = api.useOwnFeedbackQuery();
  return (
    <div className={page.page}>
      <PageHeader variant="client" title={t('page')} subtitle={t('pageText')} />
      <QueryView
        query={query}
        size="block"
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState icon={IconMessage} title={t('none')} text={t('noneText')} />}
        skeleton={<PageSkeleton variant="list" />}
      >
        {({ data }) => <OwnFeedback title={t('page')} rows={data} />}
      </QueryView>
    </div>
  );
}
