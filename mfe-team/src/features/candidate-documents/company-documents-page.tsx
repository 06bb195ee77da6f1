import { useParams } from 'react-router-dom';
import { companyDocumentRoutes, type CompanyDocumentList } from '@muster/contracts';
import { QueryView, RouteLink, useDocumentTitle } from '@muster/kit';
import { Button, NoticeBar, PageHeader, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { DocumentRows } from './document-rows.tsx';
import { DocumentsCrumbs } from './documents-crumbs.tsx';
import { subjectOf } from './documents-subject.ts';
import classes from './documents.module.css';
import { useMessages } from './messages.ts';

/**
 * Documents between the agency and a client without a candidate: frame agreements, confidentiality.
 */
export function CompanyDocumentsPage() {
  const { id = '' } = useParams();
  const query = api.useSignaturesOfCompanyQuery({ params: { id } });
  return (
    <div className={classes.page}>
      <QueryView
        query={query}
        size="page"
        skeleton={<PageSkeleton variant="cards" />}
        isEmpty={() => false}
      >
        {(list) => <Agreements list={list} />}
      </QueryView>
    </div>
  );
}

function Agreements({ list: { data, company, mayBegin } }: { list: CompanyDocumentList }) {
  const t = useMessages();
  const title = t('agreements.title', { name: company.name });
  useDocumentTitle(title);
  return (
    <>
      <DocumentsCrumbs subject={subjectOf({ candidate: null, company })} />
      <PageHeader
        variant="page"
        title={title}
        actions={
          mayBegin && (
            <Button
              component={RouteLink}
              route={companyDocumentRoutes.choose}
              params={{ id: company.id }}
            >
              {t('agreements.new')}
            </Button>
          )
        }
      />
      <div className={classes.body}>
        {!mayBegin && <NoticeBar kind="info">{t('agreements.former')}</NoticeBar>}
        <DocumentRows
          title={t('agreements.list')}
          documents={data}
          none={t('agreements.noneText')}
        />
      </div>
    </>
  );
}
