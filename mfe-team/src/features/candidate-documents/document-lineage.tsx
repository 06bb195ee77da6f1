import { href, type SignatureDocument } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { NoticeBar } from '@muster/ui';
import { placesOf, subjectOf } from './documents-subject.ts';
import { useMessages } from './messages.ts';

interface DocumentLineageProps {
  document: SignatureDocument;
  /** All documents of the same subject. */
  all: readonly SignatureDocument[];
}

/** Links to the document that replaced this one, and to the one that it replaces. */
export function DocumentLineage({ document, all }: DocumentLineageProps) {
  const t = useMessages();
  const newer = all.find(({ replacesId }) => replacesId === document.id);
  const earlier = all.find(({ id }) => id === document.replacesId);
  return (
    <>
      {newer && (
        <NoticeBar kind="info">
          {t('lineage.newer')} <DocumentLink document={newer} />
        </NoticeBar>
      )}
      {earlier && (
        <NoticeBar kind="quiet">
          {t('lineage.earlier')} <DocumentLink document={earlier} />
        </NoticeBar>
      )}
    </>
  );
}

function DocumentLink({ document }: { document: SignatureDocument }) {
  const { kind, id } = subjectOf(document);
  return (
    <AppLink href={href(placesOf[kind].documents, { id }, { document: document.id })}>
      {document.title}
    </AppLink>
  );
}
