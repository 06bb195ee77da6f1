import { useParams } from 'react-router-dom';
import { teamRoutes, type SignatureDocumentList } from '@muster/contracts';
import { QueryView, RouteLink, useDocumentTitle } from '@muster/kit';
import { Button, CardColumns, NoticeBar, PageHeader, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { DocumentRows } from './document-rows.tsx';
import { DocumentsCrumbs } from './documents-crumbs.tsx';
import { subjectOf } from './documents-subject.ts';
import classes from './documents.module.css';
import { IdentityCards } from './identity-cards.tsx';
import { useMessages } from './messages.ts';

/** A candidate's documents to sign and legal identities. */
export function CandidateDocumentsPage() {
  const { id = '' } = useParams();
  const query = api.useSignaturesOfCandidateQuery({ params: { id } });
  return (
    <div className={classes.page}>
      <QueryView query={query} size="page" skeleton={<PageSkeleton variant="cards" />}>
        {(list) => <Documents list={list} />}
      </QueryView>
    </div>
  );
}

function Documents({ list }: { list: SignatureDocumentList }) {
  const t = useMessages();
  const { data, candidate, obstacle } = list;
  useDocumentTitle(t('title', { name: candidate.name }));
  const create = obstacle !== 'no_account' && (
    <Button
      component={RouteLink}
      route={teamRoutes.usersCandidatesByIdSignatureDocumentsNew}
      params={{ id: candidate.id }}
    >
      {t('new')}
    </Button>
  );
  return (
    <>
      <DocumentsCrumbs subject={subjectOf({ candidate })} />
      <PageHeader variant="page" title={t('title', { name: candidate.name })} actions={create} />
      <div className={classes.body}>
        {obstacle && (
          <NoticeBar kind="warning">
            {t(`obstacle.${obstacle}`, { name: candidate.name })}
          </NoticeBar>
        )}
        <CardColumns
          left={<DocumentRows title={t('list')} documents={data} none={t('noneText')} />}
          right={<IdentityCards candidateId={candidate.id} />}
        />
      </div>
    </>
  );
}
