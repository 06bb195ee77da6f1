import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { QueryView, useDocumentTitle } from '@muster/kit';
import { Button, EmptyState, IconFileText, PageHeader, PageSkeleton } from '@muster/ui';
import { isWithClient } from '@muster/contracts';
import { api } from '../../api.ts';
import { DocumentsCrumbs } from './documents-crumbs.tsx';
import { listOf, useDocumentsOf, type SubjectKind } from './documents-subject.ts';
import classes from './documents.module.css';
import { useMessages } from './messages.ts';
import { TemplateChoice } from './template-choice.tsx';
import { UploadDrawer } from './upload-drawer.tsx';

/** The templates for a document of a candidate, or of a client alone. */
export function ChooseTemplatePage({ kind }: { kind: SubjectKind }) {
  const t = useMessages();
  const { id = '' } = useParams();
  const templates = api.useSignaturesTemplatesQuery({});
  const list = useDocumentsOf(kind, id);
  const [uploads, setUploads] = useState(false);
  useDocumentTitle(t('choose.title'));
  return (
    <div className={classes.page}>
      <QueryView
        query={list}
        size="page"
        skeleton={<PageSkeleton variant="cards" />}
        isEmpty={() => false}
      >
        {(found) => {
          const { subject } = listOf(found);
          return (
            <>
              <DocumentsCrumbs subject={subject} below={[t('choose.title')]} />
              <PageHeader
                variant="page"
                title={t('choose.title')}
                subtitle={t('choose.subtitle', { name: subject.name })}
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
                  {({ data }) => (
                    <TemplateChoice
                      templates={data.filter(
                        ({ parties }) => isWithClient(parties) === (kind === 'company'),
                      )}
                      subject={subject}
                    />
                  )}
                </QueryView>
              </div>
              {uploads && <UploadDrawer subject={subject} onClose={() => setUploads(false)} />}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}
