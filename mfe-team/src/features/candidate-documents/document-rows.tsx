import { useLocation, useNavigate } from 'react-router-dom';
import type { SignatureDocument } from '@muster/contracts';
import { Card, EmptyState, IconFileText } from '@muster/ui';
import { DocumentDrawer } from './document-drawer.tsx';
import { DocumentRow } from './document-row.tsx';
import classes from './documents.module.css';
import { useMessages } from './messages.ts';

interface DocumentRowsProps {
  title: string;
  documents: readonly SignatureDocument[];
  /** Hint shown if there are none. */
  none: string;
}

/** Documents, with the one in the address open beside them. */
export function DocumentRows({ title, documents, none }: DocumentRowsProps) {
  const t = useMessages();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(location.search).get('document');
  const show = (id: string | null) =>
    // Closing replaces the history entry, so that Back does not reopen the document.
    void navigate(
      { pathname: location.pathname, search: id ? `?document=${id}` : '' },
      { replace: id === null },
    );
  return (
    <>
      <Card title={title} count={documents.length} flush={documents.length > 0}>
        {documents.length === 0 ? (
          <EmptyState icon={IconFileText} size="block" title={t('none')} text={none} />
        ) : (
          <ul className={classes.rows}>
            {documents.map((document) => (
              <DocumentRow key={document.id} document={document} onOpen={() => show(document.id)} />
            ))}
          </ul>
        )}
      </Card>
      {asked && (
        <DocumentDrawer
          document={documents.find(({ id }) => id === asked) ?? null}
          all={documents}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}
