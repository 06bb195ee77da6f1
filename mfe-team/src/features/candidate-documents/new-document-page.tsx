import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isWithClient } from '@muster/contracts';
import { QueryView, unanswered, useDocumentTitle, useFormRecord } from '@muster/kit';
import { NotFoundState, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { DocumentForm } from './document-form.tsx';
import { ownTemplateOf } from './document-values.ts';
import { listOf, useDocumentsOf, type SubjectKind } from './documents-subject.ts';
import classes from './documents.module.css';
import { useMessages } from './messages.ts';

/** Fills in a template for one candidate or client, or continues the draft in the address. */
export function NewDocumentPage({ kind }: { kind: SubjectKind }) {
  const t = useMessages();
  const { id = '', templateId = '' } = useParams();
  const list = useDocumentsOf(kind, id);
  const templates = api.useSignaturesTemplatesQuery({});
  const { draftId, isBegunHere, begin } = useDraftAddress();
  const [draft] = useFormRecord(
    isBegunHere ? undefined : list.data?.data.find((one) => one.id === draftId),
  );
  const isContinued = draftId !== null && !isBegunHere;
  const { data = [], retired = [] } = templates.data ?? {};
  const chosen = [...data, ...(draftId ? retired : [])].find(
    ({ key, parties }) => key === templateId && isWithClient(parties) === (kind === 'company'),
  );
  const template = chosen ?? (draft && ownTemplateOf(draft));
  useDocumentTitle(template?.name ?? t('new'));
  return (
    <div className={classes.page}>
      <QueryView
        // A new draft appears only in the list that is still loading.
        query={isContinued && !draft && list.isFetching ? unanswered(list) : list}
        size="page"
        skeleton={<PageSkeleton variant="form" />}
        isEmpty={() => false}
      >
        {(found) => (
          <QueryView query={templates} skeleton={<PageSkeleton variant="form" />}>
            {() =>
              template && (!isContinued || draft) ? (
                <DocumentForm
                  key={draft ? draft.id : 'new'}
                  template={template}
                  list={listOf(found)}
                  draft={draft?.status === 'draft' ? draft : null}
                  onBegun={begin}
                />
              ) : (
                <NotFoundState size="page" text={t(template ? 'gone' : 'form.gone')} />
              )
            }
          </QueryView>
        )}
      </QueryView>
    </div>
  );
}

/**
 * The draft in the address; a draft that is begun on this page is added, so that a reload keeps it.
 */
function useDraftAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [begun, setBegun] = useState<string | null>(null);
  const draftId = new URLSearchParams(search).get('draft');
  return {
    draftId,
    isBegunHere: draftId !== null && draftId === begun,
    begin: (id: string) => {
      setBegun(id);
      void navigate({ pathname, search: `?draft=${id}` }, { replace: true });
    },
  };
}
