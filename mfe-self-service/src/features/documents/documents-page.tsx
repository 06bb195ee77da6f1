import type { PartyDocument } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  Card,
  CardColumns,
  Drawer,
  EmptyState,
  NotFoundState,
  IconFileText,
  PageHeader,
  PageSkeleton,
} from '@muster/ui';
import { api } from '../../own-api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { DocumentRows } from './document-rows.tsx';
import classes from './documents.module.css';
import { IdentityCards } from './identity-cards.tsx';
import { SignDrawer } from './sign-drawer.tsx';

/** Documents that the person has to sign, that wait for others, and that are done. */
export function DocumentsPage() {
  const t = useMessages();
  const query = api.useSigningListQuery({});
  return (
    <div className={classes.page}>
      <PageHeader
        variant="client"
        title={t('documents.title')}
        subtitle={t('documents.subtitle')}
      />
      <QueryView query={query} size="page" skeleton={<PageSkeleton variant="cards" />}>
        {({ data }) => <Documents documents={data} />}
      </QueryView>
    </div>
  );
}

function Documents({ documents }: { documents: readonly PartyDocument[] }) {
  const t = useMessages();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(location.search).get('document');
  const ask = (id: string | null) =>
    // Closing replaces the history entry, so that Back does not reopen the document.
    void navigate(
      { pathname: location.pathname, search: id ? `?document=${id}` : '' },
      { replace: id === null },
    );
  const open = documents.find(({ id }) => id === asked);
  const isOpen = ({ status }: PartyDocument) =>
    status === 'sent' || status === 'viewed' || status === 'partially_signed';
  const mine = documents.filter(({ allowedActions }) => allowedActions.includes('sign'));
  const waiting = documents.filter((one) => isOpen(one) && !mine.includes(one));
  const done = documents.filter((one) => !isOpen(one));
  return (
    <>
      <CardColumns
        left={
          documents.length === 0 ? (
            <Card title={t('documents.toSign')}>
              <EmptyState
                icon={IconFileText}
                size="block"
                title={t('documents.none')}
                text={t('documents.noneText')}
              />
            </Card>
          ) : (
            <>
              <DocumentRows title={t('documents.toSign')} documents={mine} onOpen={ask} />
              {waiting.length > 0 && (
                <DocumentRows title={t('documents.waiting')} documents={waiting} onOpen={ask} />
              )}
              {done.length > 0 && (
                <DocumentRows title={t('documents.done')} documents={done} onOpen={ask} />
              )}
            </>
          )
        }
        right={<IdentityCards />}
      />
      {open && <SignDrawer document={open} onClose={() => ask(null)} />}
      {asked && !open && (
        <Drawer opened onClose={() => ask(null)} title={t('documents.title')}>
          <NotFoundState size="block" text={t('documents.gone')} />
        </Drawer>
      )}
    </>
  );
}
