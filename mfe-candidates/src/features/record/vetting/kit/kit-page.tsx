import { useParams } from 'react-router-dom';
import { candidatesRoutes, href, talentRoutes, type InterviewKit } from '@muster/contracts';
import { QueryView, RouteLink, useDocumentTitle } from '@muster/kit';
import {
  Breadcrumbs,
  Button,
  IconPrinter,
  NotFoundState,
  PageHeader,
  PageSkeleton,
} from '@muster/ui';
import { api } from '../../../../api.ts';
import { KitFacts } from './kit-facts.tsx';
import { KitGaps } from './kit-gaps.tsx';
import { KitQuestions } from './kit-questions.tsx';
import { KitSkills } from './kit-skills.tsx';
import { useKitMessages } from './messages.ts';
import classes from './kit.module.css';

/** Sheet for interviewers, to read during the call or to print. */
export function KitPage({ interviewId }: { interviewId: string }) {
  const { id = '' } = useParams();
  const query = api.useInterviewKitsReadQuery({ params: { id: interviewId } });
  return (
    <QueryView query={query} size="page" skeleton={<PageSkeleton variant="record" />}>
      {(kit) => (kit.candidate.id === id ? <Kit kit={kit} /> : <NotFoundState />)}
    </QueryView>
  );
}

function Kit({ kit }: { kit: InterviewKit }) {
  const t = useKitMessages();
  const { candidate, kind, ownScorecardId } = kit;
  const title = t('title', { name: candidate.name });
  useDocumentTitle(title);
  return (
    <article className={classes.page}>
      <div className={classes.way}>
        <Breadcrumbs
          items={[
            {
              label: t('interviews', { name: candidate.name }),
              href: href(candidatesRoutes.vettingInterviews, { id: candidate.id }),
            },
            { label: t('crumb') },
          ]}
        />
      </div>
      <PageHeader
        variant="page"
        title={title}
        subtitle={`${t(`kind.${kind}`)} · ${candidate.number}`}
        actions={
          <div className={classes.actions}>
            {ownScorecardId && (
              <Button
                variant="default"
                component={RouteLink}
                route={talentRoutes.scorecard}
                params={{ candidateId: candidate.id, vettingFeedbackId: ownScorecardId }}
              >
                {t('scorecard')}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          </div>
        }
      />
      <div className={classes.body}>
        <KitFacts kit={kit} />
        <KitGaps kit={kit} />
        <KitSkills kit={kit} />
        <KitQuestions kit={kit} />
      </div>
    </article>
  );
}
