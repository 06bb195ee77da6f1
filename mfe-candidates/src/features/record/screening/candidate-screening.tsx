import {
  href,
  talentRoutes,
  type CandidateRecord,
  type ScreeningFormList,
} from '@muster/contracts';
import { AppLink, QueryView } from '@muster/kit';
import { Card, EmptyState, IconClipboardText, Skeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { useScreeningMessages } from './messages.ts';
import { ScreeningFormItem } from './screening-form-item.tsx';
import classes from './screening.module.css';

/** A candidate's screening forms with answers and actions. */
export function CandidateScreening({ candidate }: { candidate: CandidateRecord }) {
  const t = useScreeningMessages();
  const query = api.useScreeningFormsOfCandidateQuery({ params: { id: candidate.id } });
  return (
    <Card
      title={t('title')}
      count={query.data?.data.length}
      actions={query.data && <NewForm candidateId={candidate.id} list={query.data} />}
    >
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={120} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState size="compact" icon={IconClipboardText} title={t('empty')} />
          ) : (
            <ul className={classes.forms}>
              {data.map((form) => (
                <li key={form.id}>
                  <ScreeningFormItem form={form} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}

/** An existing draft is continued. */
function NewForm({ candidateId, list }: { candidateId: string; list: ScreeningFormList }) {
  const t = useScreeningMessages();
  if (!list.allowedActions.includes('create')) return null;
  const hasDraft = list.data.some(({ status }) => status === 'draft');
  return (
    <AppLink href={href(talentRoutes.screeningQuestionsByCandidateIdNew, { candidateId })}>
      {t(hasDraft ? 'goOn' : 'new')}
    </AppLink>
  );
}
