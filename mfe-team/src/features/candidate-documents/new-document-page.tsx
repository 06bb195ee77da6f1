import { useLocation, useParams } from 'react-router-dom';
import { isWithClient } from '@muster/contracts';
import { QueryView, useDocumentTitle, useFormRecord } from '@muster/kit';
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
  const draftId = new URLSearchParams(useLocation().search).get('draft');
  const list = useDocumentsOf(kind, id);
  const templates = api.useSignaturesTemplatesQuery({});
  const [draft] = useFormRecord(list.data?.data.find((one) => one.id === draftId));
  const chosen = templates.data?.data.find(
    ({ key, parties }) => key === templateId && isWithClient(parties) === (kind === 'company'),
  );
  const template = chosen ?? (draft && ownTemplateOf(draft));
  useDocumentTitle(template?.name ?? t('new'));
  return (
    <div className={classes.page}>
      <QueryView
        query={list}
        size="page"
        skeleton={<PageSkeleton variant="form" />}
        isEmpty={() => false}
      >
        {(found) => (
          <QueryView query={templates} skeleton={<PageSkeleton variant="form" />}>
            {() =>
              template && (!draftId || draft) ? (
                <DocumentForm
                  key={draft ? draft.id : 'new'}
                  template={template}
                  list={listOf(found)}
                  draft={draft?.status === 'draft' ? draft : null}
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
