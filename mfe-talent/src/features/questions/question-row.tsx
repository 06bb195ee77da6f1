import type { Question } from '@muster/contracts';
import {
  Badge,
  CardRow,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconGripVertical,
} from '@muster/ui';
import { useQuestionMessages } from '../../shared/questions/messages.ts';
import { QuestionMenu } from './question-menu.tsx';
import classes from './questions.module.css';
import { useRowDrag, type DropEdge } from './use-row-drag.ts';

interface QuestionRowProps {
  question: Question;
  poolId: string;
  position: number;
  mayEdit: boolean;
  /** Null if the order cannot be changed. */
  order: {
    isFirst: boolean;
    isLast: boolean;
    onMove: (by: -1 | 1) => void;
    onDrop: (id: string, otherId: string, edge: DropEdge) => void;
  } | null;
  onOpen: (overlay: string) => void;
}

/** One question: its position, wording, answer type and weight. */
export function QuestionRow({
  question,
  poolId,
  position,
  mayEdit,
  order,
  onOpen,
}: QuestionRowProps) {
  const t = useQuestionMessages();
  const { id, text, help, idealAnswer } = question;
  const { row, handle, edge, isDragged } = useRowDrag({
    id,
    enabled: order !== null,
    onDrop: (...dropped) => order?.onDrop(...dropped),
  });
  return (
    <CardRow>
      <div
        ref={row}
        className={classes.row}
        role="group"
        aria-label={t('row.label', { position, text })}
        data-edge={edge ?? undefined}
        data-dragged={isDragged || undefined}
        data-off={!question.isActive || undefined}
      >
        {order && (
          <span ref={handle} className={classes.handle} aria-hidden>
            <IconGripVertical size={16} />
          </span>
        )}
        <span className={classes.position} aria-hidden>
          {position}
        </span>
        <div className={classes.what}>
          <p className={classes.text}>{text}</p>
          {help && <p className={classes.quiet}>{help}</p>}
          <QuestionFacts question={question} />
          {idealAnswer && <p className={classes.ideal}>{t('row.ideal', { text: idealAnswer })}</p>}
        </div>
        <span className={classes.buttons}>
          {order && (
            <>
              <IconButton
                aria-label={t('row.up', { text })}
                aria-disabled={order.isFirst}
                data-disabled={order.isFirst || undefined}
                onClick={() => !order.isFirst && order.onMove(-1)}
              >
                <IconArrowUp size={16} />
              </IconButton>
              <IconButton
                aria-label={t('row.down', { text })}
                aria-disabled={order.isLast}
                data-disabled={order.isLast || undefined}
                onClick={() => !order.isLast && order.onMove(1)}
              >
                <IconArrowDown size={16} />
              </IconButton>
            </>
          )}
          <QuestionMenu question={question} poolId={poolId} mayEdit={mayEdit} onOpen={onOpen} />
        </span>
      </div>
    </CardRow>
  );
}

function QuestionFacts({ question }: { question: Question }) {
  const t = useQuestionMessages();
  const { competency, answerType, weight, timeMinutes, revision, timesUsed } = question;
  return (
    <div className={classes.facts}>
      {competency && <Badge family="violet">{competency}</Badge>}
      {question.knockOut && <Badge family="red">{t('row.knockOut')}</Badge>}
      {question.required && <Badge family="amber">{t('row.required')}</Badge>}
      {question.answerLanguage === 'own' && <Badge family="blue">{t('row.ownLanguage')}</Badge>}
      {!question.isActive && <Badge family="grey">{t('row.inactive')}</Badge>}
      <span className={classes.quiet}>
        {[
          t(`type.${answerType}`),
          t('row.weight', { weight }),
          timeMinutes !== null && t('row.minutes', { count: timeMinutes }),
          timesUsed > 0 && t('row.used', { count: timesUsed }),
          revision > 1 && t('row.revision', { revision }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  );
}
