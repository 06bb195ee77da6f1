import { href, talentRoutes } from '@muster/contracts';
import { AppLink, QueryView, useDocumentTitle } from '@muster/kit';
import { Card, PageSkeleton } from '@muster/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { begunDrafts, newForm } from './begun-drafts.ts';
import { Builder } from './builder.tsx';
import { DraftList } from './draft-list.tsx';
import { VettingFrame } from '../../shared/vetting-frame.tsx';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

const { screeningQuestionsByCandidateIdNew: route } = talentRoutes;

/**
 * Builds the screening form of a candidate. A draft that is there is gone on with; of several, those
 * that are not asked for are offered.
 */
export function BuilderPage() {
  const t = useScreeningMessages();
  const { candidateId = '' } = useParams();
  const [address] = useSearchParams();
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
              const { all, asked } = begunDrafts(list.data, address);
              const others = all.filter((draft) => draft !== asked);
              const hrefOf = (form: string) => href(route, { candidateId: person.id }, { form });
              return (
                <>
                  {all.length > 0 && (
                    <Card title={t('begun.title')}>
                      <p className={classes.quiet}>
                        {asked
                          ? t('begun.goesOn', { name: asked.createdBy?.name ?? '' })
                          : t('begun.text')}
                      </p>
                      <DraftList drafts={others} hrefOf={({ id }) => hrefOf(id)} />
                      {asked && <AppLink href={hrefOf(newForm)}>{t('begun.another')}</AppLink>}
                    </Card>
                  )}
                  <Builder
                    key={asked ? `${asked.id}-${asked.version}` : 'new'}
                    candidateId={person.id}
                    draft={asked}
                  />
                </>
              );
            }}
          </QueryView>
        </VettingFrame>
      )}
    </QueryView>
  );
}
