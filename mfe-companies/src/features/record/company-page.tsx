import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { CompanyRecord } from '@muster/contracts';
import { QueryView, useDocumentTitle, usePlatform } from '@muster/kit';
import { PageSkeleton, RecordLayout } from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import { CompanyHeader } from './company-header.tsx';
import { CompanyNotices } from './company-notices.tsx';
import { CompanyRail } from './company-rail.tsx';
import { CompanyTabs } from './company-tabs.tsx';
import type { CompanyTab } from './company-tabs.tsx';

interface CompanyPageProps {
  tab: CompanyTab;
  children: (company: CompanyRecord) => ReactNode;
}

/** The frame of every part of a company's record: header, tabs, rail, and what is true of all. */
export function CompanyPage({ tab, children }: CompanyPageProps) {
  const { id = '' } = useParams();
  const t = useWords();
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

/**
 * An address with a number (`/companies/CO-0031`) becomes the one with the id. The platform's
 * location is asked, since the page does not know of an overlay above it.
 */
function useNumberRedirect(given: string, id: string | undefined) {
  const platform = usePlatform();
  useEffect(() => {
    if (!id || id === given) return;
    const { pathname, search } = platform.location();
    const [, area, , ...rest] = pathname.split('/');
    platform.navigate(`/${[area, id, ...rest].join('/')}${search}`, { replace: true });
  }, [given, id, platform]);
}
