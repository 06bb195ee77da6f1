import { useLocation, useParams } from 'react-router-dom';
import { QueryView, useDocumentTitle, useFormRecord } from '@muster/kit';
import { NotFoundState, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { DocumentForm } from './document-form.tsx';
import { ownTemplateOf } from './document-values.ts';
import classes from './documents.module.css';
import { useMessages } from './messages.ts';

/** Fills a template for one candidate; a draft that the address names is gone on with. */
export function NewDocumentPage() {
  const t = useMessages();
  const { id = '', templateId = '' } = useParams();
  const draftId = new URLSearchParams(useLocation().search).get('draft');
  const list = api.useSignaturesOfCandidateQuery({ params: { id } });
  const templates = api.useSignaturesTemplatesQuery({});
  const [draft] = useFormRecord(list.data?.data.find((one) => one.id === draftId));
  const template =
    templates.data?.data.find(({ key }) => key === templateId) ?? (draft && ownTemplateOf(draft));
  useDocumentTitle(template?.name ?? t('new'));
  return (
    <div className={classes.page}>
      <QueryView query={list} size="page" skeleton={<PageSkeleton variant="form" />}>
        {(found) => (
          <QueryView query={templates} skeleton={<PageSkeleton variant="form" />}>
            {() =>
              template && (!draftId || draft) ? (
                <DocumentForm
                  key={draft ? draft.id : 'new'}
                  template={template}
                  list={found}
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
