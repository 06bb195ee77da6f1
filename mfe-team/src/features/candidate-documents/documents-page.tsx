import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { teamRoutes, type SignatureDocumentList } from '@muster/contracts';
import { QueryView, RouteLink, useDocumentTitle } from '@muster/kit';
import {
  Button,
  Card,
  CardColumns,
  EmptyState,
  IconFileText,
  NoticeBar,
  PageHeader,
  PageSkeleton,
} from '@muster/ui';
import { api } from '../../api.ts';
import { DocumentDrawer } from './document-drawer.tsx';
import { DocumentsCrumbs } from './documents-crumbs.tsx';
import { DocumentRow } from './document-row.tsx';
import classes from './documents.module.css';
import { IdentityCards } from './identity-cards.tsx';
import { useMessages } from './messages.ts';

/** What a candidate was asked to sign, and who they are to the law. */
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
  const location = useLocation();
  const navigate = useNavigate();
  const { data, candidate, obstacle } = list;
  useDocumentTitle(t('title', { name: candidate.name }));
  const asked = new URLSearchParams(location.search).get('document');
  const show = (id: string | null) =>
    // To close one is no step of its own: Back would open it once more.
    void navigate(
      { pathname: location.pathname, search: id ? `?document=${id}` : '' },
      { replace: id === null },
    );
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
      <DocumentsCrumbs candidate={candidate} />
      <PageHeader variant="page" title={t('title', { name: candidate.name })} actions={create} />
      <div className={classes.body}>
        {obstacle && (
          <NoticeBar kind="warning">
            {t(`obstacle.${obstacle}`, { name: candidate.name })}
          </NoticeBar>
        )}
        <CardColumns
          left={
            <Card title={t('list')} count={data.length} flush={data.length > 0}>
              {data.length === 0 ? (
                <EmptyState
                  icon={IconFileText}
                  size="block"
                  title={t('none')}
                  text={t('noneText')}
                />
              ) : (
                <ul className={classes.rows}>
                  {data.map((document) => (
                    <DocumentRow
                      key={document.id}
                      document={document}
                      onOpen={() => show(document.id)}
                    />
                  ))}
                </ul>
              )}
            </Card>
          }
          right={<IdentityCards candidateId={candidate.id} />}
        />
      </div>
      {asked && (
        <DocumentDrawer
          document={data.find(({ id }) => id === asked) ?? null}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}
