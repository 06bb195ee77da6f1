import { totalMinutes, type QuestionFields } from '@muster/contracts';
import { Drawer, EmptyState, IconEye, NoticeBar } from '@muster/ui';
import { useQuestionMessages } from '../messages.ts';
import { AnswerField } from './answer-field.tsx';
import classes from './preview.module.css';

interface PreviewDrawerProps {
  questions: readonly QuestionFields[];
  /** The text before the questions. */
  intro?: string;
  onClose: () => void;
}

/** The form as candidates see it: no weights, competencies, knock-outs or ideal answers. */
export function PreviewDrawer({ questions, intro, onClose }: PreviewDrawerProps) {
  const t = useQuestionMessages();
  const asked = questions.filter(({ isActive }) => isActive);
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
      {intro && <p className={classes.intro}>{intro}</p>}
      {asked.length === 0 ? (
        <EmptyState icon={IconEye} title={t('previewing.empty')} size="block" />
      ) : (
        <ol className={classes.preview}>
          {asked.map((question, index) => (
            <li key={`${index}-${question.text}`}>
              <AnswerField question={question} />
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}
