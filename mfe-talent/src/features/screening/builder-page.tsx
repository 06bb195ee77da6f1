import { href, talentRoutes, type ScreeningForm } from '@muster/contracts';
import { AppLink, QueryView, errorText, useDocumentTitle, usePlatform } from '@muster/kit';
import { Card, PageSkeleton } from '@muster/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { begunDrafts, newForm } from './begun-drafts.ts';
import { Builder } from './builder.tsx';
import { ForJob, JobLine } from './for-job.tsx';
import { DraftList } from './draft-list.tsx';
import { VettingFrame } from '../../shared/vetting-frame.tsx';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';
import { useBuiltDraft } from './use-built-draft.ts';

const { screeningQuestionsByCandidateIdNew: route } = talentRoutes;

/**
 * Builds a candidate's screening form. An existing draft is continued; if there are several and
 * none is requested, they are offered.
 */
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
            {(list) => <Drafts candidateId={person.id} forms={list.data} />}
          </QueryView>
        </VettingFrame>
      )}
    </QueryView>
  );
}

interface DraftsProps {
  candidateId: string;
  forms: readonly ScreeningForm[];
}

function Drafts({ candidateId, forms }: DraftsProps) {
  const t = useScreeningMessages();
  const platform = usePlatform();
  const [read] = api.useLazyScreeningFormsOfCandidateQuery();
  const [address] = useSearchParams();
  const { all } = begunDrafts(forms, address);
  const [draft, begin] = useBuiltDraft(forms, address);
  const job = address.get('job');
  const hrefOf = (form: string) => href(route, { candidateId }, { form, ...(job && { job }) });

  /** Continues with the draft as it is now. If it cannot be read, typed input stays. */
  async function loadAgain() {
    try {
      const { data } = await read({ params: { id: candidateId } }).unwrap();
      const current = data.find(({ id, status }) => id === draft?.id && status === 'draft');
      if (current) begin(current);
      else platform.notify({ kind: 'error', text: t('gone') });
    } catch (error) {
      platform.notify({ kind: 'error', text: errorText(error) });
    }
  }

  return (
    <>
      {all.length > 0 && (
        <Card title={t('begun.title')}>
          <p className={classes.quiet}>
            {draft ? t('begun.goesOn', { name: draft.createdBy?.name ?? '' }) : t('begun.text')}
          </p>
          <DraftList
            drafts={all.filter(({ id }) => id !== draft?.id)}
            hrefOf={({ id }) => hrefOf(id)}
          />
          {draft && <AppLink href={hrefOf(newForm)}>{t('begun.another')}</AppLink>}
        </Card>
      )}
      <ForJob jobId={draft ? null : address.get('job')}>
        {(from) => (
          <>
            <JobLine job={draft?.job ?? from?.job ?? null} />
            <Builder
              key={draft ? `${draft.id}-${draft.version}` : (from?.job.id ?? 'new')}
              candidateId={candidateId}
              draft={draft}
              from={from}
              onSaved={begin}
              onLoadAgain={() => void loadAgain()}
            />
          </>
        )}
      </ForJob>
    </>
  );
}
