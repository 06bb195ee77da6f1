import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { QueryView, useDocumentTitle } from '@muster/kit';
import { Button, EmptyState, IconFileText, PageHeader, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { DocumentsCrumbs } from './documents-crumbs.tsx';
import classes from './documents.module.css';
import { useMessages } from './messages.ts';
import { TemplateChoice } from './template-choice.tsx';
import { UploadDrawer } from './upload-drawer.tsx';

/** The templates that a document can be made from. */
export function ChooseTemplatePage() {
  const t = useMessages();
  const { id = '' } = useParams();
  const templates = api.useSignaturesTemplatesQuery({});
  const list = api.useSignaturesOfCandidateQuery({ params: { id } });
  const [uploads, setUploads] = useState(false);
  useDocumentTitle(t('choose.title'));
  return (
    <div className={classes.page}>
      <QueryView query={list} size="page" skeleton={<PageSkeleton variant="cards" />}>
        {({ candidate }) => (
          <>
            <DocumentsCrumbs candidate={candidate} below={[t('choose.title')]} />
            <PageHeader
              variant="page"
              title={t('choose.title')}
              subtitle={t('choose.subtitle', { name: candidate.name })}
              actions={
                <Button variant="default" onClick={() => setUploads(true)}>
                  {t('upload.open')}
                </Button>
              }
            />
            <div className={classes.body}>
              <QueryView
                query={templates}
                skeleton={<PageSkeleton variant="cards" />}
                isEmpty={({ data }) => data.length === 0}
                empty={
                  <EmptyState
                    icon={IconFileText}
                    title={t('choose.empty')}
                    text={t('choose.emptyText')}
                  />
                }
              >
                {({ data }) => <TemplateChoice templates={data} candidateId={candidate.id} />}
              </QueryView>
            </div>
            {uploads && (
              <UploadDrawer candidateId={candidate.id} onClose={() => setUploads(false)} />
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}
