import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { candidatesRoutes, href, type CandidateRecord } from '@muster/contracts';
import { QueryView, errorText, isApiError, useFollow, usePlatform } from '@muster/kit';
import {
  Avatar,
  Badge,
  Breadcrumbs,
  Button,
  EmptyState,
  IconLock,
  NoticeBar,
  PageSkeleton,
  RecordHeader,
  StateBadge,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { AddBar } from './add-bar.tsx';
import classes from './add-candidate-page.module.css';
import { JobChoices } from './job-choices.tsx';
import { useAddToJobs } from './use-add-to-jobs.ts';

/** Adds one candidate to one or several of the open jobs. */
export function AddCandidatePage() {
  const { candidateId = '' } = useParams();
  const query = api.useCandidatesReadQuery({ params: { id: candidateId } });
  if (isApiError(query.error) && query.error.code === 'SELF_RECORD')
    return <EmptyState size="page" icon={IconLock} title={errorText(query.error)} />;
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="cards" />}>
      {(candidate) => <AddCandidate candidate={candidate} />}
    </QueryView>
  );
}

function AddCandidate({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const follow = useFollow();
  const platform = usePlatform();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const record = href(candidatesRoutes.profile, { id: candidate.id });
  const jobsOfPerson = href(candidatesRoutes.applications, { id: candidate.id });
  const adding = useAddToJobs(candidate, {
    onDone: (result) => {
      const refused = result.items.filter(({ outcome }) => outcome !== 'ok').map(({ id }) => id);
      setChosen(refused);
      platform.notify({
        kind: result.failed > 0 ? 'info' : 'success',
        text: t('add.done', { name: candidate.name, count: result.ok }),
      });
      const unasked = result.items.find((item) => item.unasked)?.unasked;
      if (unasked)
        platform.notify({
          kind: 'info',
          text: t(`add.unasked.${unasked}`, { name: candidate.name }),
        });
      if (refused.length === 0) follow(jobsOfPerson);
    },
  });
  const closed = candidate.status === 'do_not_contact';
  return (
    <div className={classes.page}>
      <RecordHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('add.candidates'), href: candidatesRoutes.list.path },
              { label: candidate.name, href: record },
              { label: t('add.crumb') },
            ]}
          />
        }
        avatar={<Avatar name={candidate.name} src={candidate.photo} size={56} />}
        name={t('add.title', { name: candidate.name })}
        number={candidate.number}
        badges={
          <>
            <StateBadge machine="vetting" state={candidate.vettingStatus} />
            <StateBadge machine="candidate" state={candidate.status} />
            {candidate.isPrivate && (
              <Badge family="grey" icon={IconLock}>
                {t('add.private')}
              </Badge>
            )}
          </>
        }
        facts={[
          ...(candidate.headline ? [{ id: 'headline', content: candidate.headline }] : []),
          ...(candidate.skills.length > 0
            ? [
                {
                  id: 'skills',
                  content: candidate.skills
                    .slice(0, 5)
                    .map(({ name }) => name)
                    .join(', '),
                },
              ]
            : []),
        ]}
        actions={
          <Button variant="default" onClick={() => follow(jobsOfPerson)}>
            {t('add.back')}
          </Button>
        }
      />
      <div className={classes.body}>
        {closed ? (
          <NoticeBar kind="danger">{t('add.closed', { name: candidate.name })}</NoticeBar>
        ) : (
          <JobChoices
            candidateId={candidate.id}
            chosen={chosen}
            onChoose={setChosen}
            problems={adding.problems}
          />
        )}
        {adding.error && <NoticeBar kind="danger">{errorText(adding.error)}</NoticeBar>}
      </div>
      {!closed && (
        <AddBar
          count={chosen.length}
          pending={adding.pending}
          onAdd={(terms) => void adding.add(chosen, terms)}
        />
      )}
    </div>
  );
}
