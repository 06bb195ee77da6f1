import { useState } from 'react';
import type { Question, QuestionBank } from '@muster/contracts';
import { useUrlParam } from '@muster/kit';
import { Card, CardRows, ListFocus, SegmentedControl, Stack, VisuallyHidden } from '@muster/ui';
import { byCompetency } from './by-competency.ts';
import { useQuestionMessages } from '../../shared/questions/messages.ts';
import { QuestionRow } from './question-row.tsx';
import classes from './questions.module.css';
import { useQuestionOrder } from './use-question-order.ts';

interface QuestionListProps {
  bank: QuestionBank;
  onOpen: (overlay: string) => void;
}

/** The questions in the order in which they are asked, or grouped by competency. */
export function QuestionList({ bank, onOpen }: QuestionListProps) {
  const t = useQuestionMessages();
  const [said, setSaid] = useState('');
  const [arranged, setArranged] = useUrlParam('arrange', ['competency']);
  const { questions, move, moveNextTo } = useQuestionOrder(bank, setSaid);
  const mayEdit = bank.allowedActions.includes('edit');
  const isGrouped = arranged === 'competency';

  const rowOf = (question: Question) => {
    const index = questions.indexOf(question);
    return (
      <QuestionRow
        key={question.id}
        question={question}
        poolId={bank.pool.id}
        position={index + 1}
        mayEdit={mayEdit}
        order={
          mayEdit && !isGrouped
            ? {
                isFirst: index === 0,
                isLast: index === questions.length - 1,
                onMove: (by) => move(index, index + by),
                onDrop: moveNextTo,
              }
            : null
        }
        onOpen={onOpen}
      />
    );
  };

  return (
    <div className={classes.screen}>
      <ListFocus>
        <Stack gap="md">
          <SegmentedControl
            className={classes.arrange}
            aria-label={t('arrange.label')}
            value={isGrouped ? 'competency' : 'order'}
            data={(['order', 'competency'] as const).map((value) => ({
              value,
              label: t(`arrange.${value}`),
            }))}
            onChange={(value) => setArranged(value === 'competency' ? 'competency' : null)}
          />
          {isGrouped ? (
            byCompetency(questions).map(({ competency, questions: own }) => (
              <Card
                key={competency ?? ''}
                flush
                title={competency ?? t('noCompetency')}
                count={own.length}
              >
                <CardRows>{own.map(rowOf)}</CardRows>
              </Card>
            ))
          ) : (
            <Card flush title={t(`title.${bank.use}`)} count={questions.length}>
              <CardRows>{questions.map(rowOf)}</CardRows>
            </Card>
          )}
        </Stack>
      </ListFocus>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
