import type { Question, QuestionBank } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Card, Drawer, EmptyState, IconHistory, PageSkeleton, Stack, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { useQuestionMessages } from '../../shared/questions/messages.ts';
import classes from './questions.module.css';

interface HistoryDrawerProps {
  bank: QuestionBank;
  question: Question;
  onClose: () => void;
}

/** Earlier wordings of a question, which forms sent with them still show. */
export function HistoryDrawer({ bank, question, onClose }: HistoryDrawerProps) {
  const t = useQuestionMessages();
  const query = api.useQuestionsRevisionsQuery({
    params: { id: bank.pool.id, questionId: question.id },
  });
  return (
    <Drawer opened onClose={onClose} title={t('history.title')} subtitle={question.text}>
      <QueryView
        query={query}
        skeleton={<PageSkeleton variant="form" />}
        empty={<EmptyState icon={IconHistory} title={t('history.none')} size="block" />}
      >
        {({ data }) => (
          <Stack gap="md">
            {data.map(({ revision, text, help, options, answerType, replacedBy, replacedAt }) => (
              <Card key={revision} title={t('history.revision', { revision })}>
                <p className={classes.text}>{text}</p>
                {help && <p className={classes.quiet}>{help}</p>}
                <p className={classes.quiet}>{[t(`type.${answerType}`), ...options].join(' · ')}</p>
                <p className={classes.quiet}>
                  {t('history.replaced', {
                    name: replacedBy?.name ?? '–',
                    date: formatDate(replacedAt),
                  })}
                </p>
              </Card>
            ))}
          </Stack>
        )}
      </QueryView>
    </Drawer>
  );
}
