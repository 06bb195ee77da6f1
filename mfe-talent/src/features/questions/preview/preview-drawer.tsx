import { totalMinutes, type QuestionBank } from '@muster/contracts';
import { Drawer, EmptyState, IconEye, NoticeBar } from '@muster/ui';
import { useQuestionMessages } from '../../../shared/questions/messages.ts';
import classes from '../questions.module.css';
import { AnswerField } from './answer-field.tsx';
import { candidateQuestion } from './candidate-question.ts';

/** The form as candidates get it: no weights, competencies, knock-outs or ideal answers. */
export function PreviewDrawer({ bank, onClose }: { bank: QuestionBank; onClose: () => void }) {
  const t = useQuestionMessages();
  const asked = bank.questions.filter(({ isActive }) => isActive);
  const minutes = totalMinutes(asked);
  return (
    <Drawer
      opened
      onClose={onClose}
      unsaved={false}
      title={t('previewing.title')}
      subtitle={t('previewing.subtitle')}
    >
      {minutes > 0 && <NoticeBar kind="quiet">{t('previewing.time', { minutes })}</NoticeBar>}
      {asked.length === 0 ? (
        <EmptyState icon={IconEye} title={t('previewing.empty')} size="block" />
      ) : (
        <ol className={classes.preview}>
          {asked.map((question) => (
            <li key={question.id}>
              <AnswerField question={candidateQuestion(question)} />
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}
