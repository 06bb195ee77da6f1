import { useState } from 'react';
import type { Evaluation, EvaluationInput } from '@muster/contracts';
import { Button, Card, Stack, StateBadge, formatDate } from '@muster/ui';
import { AskClientDialog } from './ask-client-dialog.tsx';
import classes from './evaluation.module.css';
import { InputActions } from './input-actions.tsx';
import { useEvaluationMessages } from './messages.ts';

interface ClientInputProps {
  evaluation: Evaluation;
  /** The reader's version, if it is newer than the loaded one. */
  version?: number;
  /** Called because asking raises the evaluation's version. */
  onAsked?: (version: number) => void;
}

/** The client's view: who was asked, the state and answers, and what was entered by hand. */
export function ClientInput({ evaluation, version, onAsked }: ClientInputProps) {
  const t = useEvaluationMessages();
  const [isAsking, setAsking] = useState(false);
  const { inputs, clientInput, allowedActions } = evaluation;
  const mayAsk = allowedActions.includes('ask_input');
  if (inputs.length === 0 && !clientInput && !mayAsk) return null;
  return (
    <Card title={t('section.client')}>
      <Stack>
        {inputs.length === 0 && !clientInput ? (
          <p className={classes.quiet}>{t('input.none')}</p>
        ) : (
          <ul className={classes.rows}>
            {inputs.map((input) => (
              <InputRow key={input.id} evaluationId={evaluation.id} input={input} />
            ))}
            {clientInput && (
              <li>
                <p className={classes.text}>{clientInput.text}</p>
                <p className={classes.quiet}>
                  {t('clientBy', {
                    client: clientInput.name,
                    name: clientInput.by?.name ?? '',
                    day: formatDate(clientInput.at),
                  })}
                </p>
              </li>
            )}
          </ul>
        )}
        {mayAsk && (
          <div className={classes.actions}>
            <Button variant="default" size="xs" onClick={() => setAsking(true)}>
              {t('input.ask')}
            </Button>
          </div>
        )}
      </Stack>
      {isAsking && (
        <AskClientDialog
          evaluation={evaluation}
          version={Math.max(version ?? 0, evaluation.version)}
          onAsked={onAsked}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

/** One question with its answer or state. */
function InputRow({ evaluationId, input }: { evaluationId: string; input: EvaluationInput }) {
  const t = useEvaluationMessages();
  const { name, client, status, isOver, text, askedAt, askedBy, remindedAt } = input;
  const answered = input.answeredAt;
  return (
    <li className={`${classes.row} ${text ? '' : classes.managers}`}>
      <span className={classes.name}>{t('input.who', { name, client })}</span>
      <StateBadge machine="evaluation_input" state={status} />
      {text && <p className={`${classes.text} ${classes.wide}`}>{text}</p>}
      <span className={`${classes.quiet} ${classes.wide}`}>
        {[
          askedBy && t('input.asked', { name: askedBy.name, day: formatDate(askedAt) }),
          remindedAt && t('input.reminded', { day: formatDate(remindedAt) }),
          answered && t('input.answered', { day: formatDate(answered) }),
          status === 'asked' && !isOver && t('input.until', { day: formatDate(input.expiresAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isOver && <p className={`${classes.quiet} ${classes.wide}`}>{t('input.over')}</p>}
      {input.allowedActions.length > 0 && (
        <div className={`${classes.actions} ${classes.wide}`}>
          <InputActions evaluationId={evaluationId} input={input} />
        </div>
      )}
    </li>
  );
}
