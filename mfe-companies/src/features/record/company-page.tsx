import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { CompanyRecord } from '@muster/contracts';
import { QueryView, useDocumentTitle, useNumberRedirect } from '@muster/kit';
import { PageSkeleton, RecordLayout } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { CompanyHeader } from './company-header.tsx';
import { CompanyNotices } from './company-notices.tsx';
import { CompanyRail } from './company-rail.tsx';
import { CompanyTabs, type CompanyTab } from './company-tabs.tsx';

interface CompanyPageProps {
  tab: CompanyTab;
  children: (company: CompanyRecord) => ReactNode;
}

/**
 * Frame of every part of a company's record: header, tabs, rail, and notices about the whole
 * record.
 */
export function CompanyPage({ tab, children }: CompanyPageProps) {
  const { id = '' } = useParams();
  const t = useMessages();
  const query = api.useCompaniesReadQuery({ params: { id } });
  useNumberRedirect(id, query.currentData?.id);
  useDocumentTitle(query.currentData?.name);
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="record" />}>
      {(company) => (
        <RecordLayout
          header={
            <>
              <CompanyHeader company={company} />
              <CompanyNotices company={company} />
            </>
          }
          tabs={<CompanyTabs company={company} active={tab} />}
          main={children(company)}
          rail={<CompanyRail company={company} />}
          railLabel={t('record.rail')}
        />
      )}
    </QueryView>
  );
}
