import { jobsRoutes, type Suggestion } from '@muster/contracts';
import { QueryView, RouteLink, errorText, usePlatform } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  IconUsers,
  NoticeBar,
  PageSkeleton,
  type Family,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useSuggestionMessages } from '../../shared/suggestions/messages.ts';
import { SuggestForm } from './suggest-form.tsx';
import { SuggestionRow } from '../../shared/suggestions/suggestion-row.tsx';
import classes from '../../shared/suggestions/suggestions.module.css';
import { useSuggestions } from '../../shared/suggestions/use-suggestions.ts';

const families: Readonly<Record<Suggestion['status'], Family>> = {
  open: 'amber',
  accepted: 'green',
  declined: 'grey',
  withdrawn: 'grey',
};

/** A vetter's view of a job's candidates: their suggestions, and the outcome. */
export function SuggestionsPage({ jobId }: { jobId: string }) {
  const t = useSuggestionMessages();
  const query = useSuggestions(jobId);
  return (
    <div className={classes.page}>
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<PageSkeleton variant="list" />}
      >
        {({ data, maySuggest }) => (
          <>
            {maySuggest ? (
              <SuggestForm jobId={jobId} />
            ) : (
              <NoticeBar kind="info">{t('closed')}</NoticeBar>
            )}
            <Card title={t('own')}>
              {data.length === 0 ? (
                <EmptyState
                  size="compact"
                  icon={IconUsers}
                  title={t('none')}
                  text={t('noneText')}
                />
              ) : (
                <ul className={classes.rows}>
                  {data.map((suggestion) => (
                    <SuggestionRow key={suggestion.id} suggestion={suggestion}>
                      <Outcome suggestion={suggestion} />
                    </SuggestionRow>
                  ))}
                </ul>
              )}
            </Card>
          </>
        )}
      </QueryView>
    </div>
  );
}

function Outcome({ suggestion }: { suggestion: Suggestion }) {
  const t = useSuggestionMessages();
  const platform = usePlatform();
  const [withdraw, withdrawing] = api.useSuggestionsWithdrawMutation();
  const { id, version, status, decisionNote, applicationId, allowedActions, candidate } =
    suggestion;
  const takeBack = async () => {
    const { error } = await withdraw({ params: { id }, body: { version } });
    platform.notify(
      error ? { kind: 'error', text: errorText(error) } : { kind: 'success', text: t('withdrawn') },
    );
  };
  return (
    <>
      <Badge family={families[status]}>{t(`state.${status}`)}</Badge>
      {decisionNote && <span className={classes.note}>{t('note', { note: decisionNote })}</span>}
      {applicationId && (
        <RouteLink
          route={jobsRoutes.applicationProfile}
          params={{ jobApplicationId: applicationId }}
          aria-label={t('openNamed', { name: candidate.name })}
        >
          {t('open')}
        </RouteLink>
      )}
      {allowedActions.includes('withdraw') && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('withdrawNamed', { name: candidate.name })}
          loading={withdrawing.isLoading}
          onClick={() => void takeBack()}
        >
          {t('withdraw')}
        </Button>
      )}
    </>
  );
}
