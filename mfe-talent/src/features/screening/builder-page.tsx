import { QueryView, useDocumentTitle } from '@muster/kit';
import { PageSkeleton } from '@muster/ui';
import { useParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { Builder } from './builder.tsx';
import { VettingFrame } from '../../shared/vetting-frame.tsx';
import { useScreeningMessages } from './messages.ts';

/** Builds the screening form of a candidate; a draft that is there is gone on with. */
export function BuilderPage() {
  const t = useScreeningMessages();
  const { candidateId = '' } = useParams();
  const query = api.useScreeningFormsOfCandidateQuery({ params: { id: candidateId } });
  const candidate = api.useCandidatesReadQuery({ params: { id: candidateId } });
  useDocumentTitle(t('title'));
  return (
    <QueryView query={candidate} skeleton={<PageSkeleton variant="form" />}>
      {(person) => (
        <VettingFrame
          candidate={person}
          title={t('title')}
          subtitle={t('candidate', { name: person.name })}
        >
          <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
            {(list) => {
              const draft = list.data.find(({ status }) => status === 'draft') ?? null;
              return (
                <Builder
                  key={draft ? `${draft.id}-${draft.version}` : 'new'}
                  candidateId={person.id}
                  draft={draft}
                />
              );
            }}
          </QueryView>
        </VettingFrame>
      )}
    </QueryView>
  );
}
