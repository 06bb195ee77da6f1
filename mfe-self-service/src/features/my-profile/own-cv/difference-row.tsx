import type { OwnCvAnswer, OwnCvDifference } from '@muster/contracts';
import { Badge, Button } from '@muster/ui';
import { useOwnCvMessages } from './messages.ts';
import classes from './own-cv.module.css';
import { linesOf } from './words.ts';

interface DifferenceRowProps {
  difference: OwnCvDifference;
  mayAnswer: boolean;
  /** Whether an answer is being sent. */
  pending: boolean;
  onAnswer: (answer: OwnCvAnswer, what: string) => void;
}

/** One fact from the CV beside the profile's, with the possible answers. */
export function DifferenceRow({ difference, mayAnswer, pending, onAnswer }: DifferenceRowProps) {
  const t = useOwnCvMessages();
  const { kind, fields, existing, mayTake, answer } = difference;
  const said = linesOf(kind, fields, t);
  const what = said[0] ?? t('untitled');
  return (
    <li className={classes.row}>
      <dl className={classes.sides}>
        <Side title={t('inCv')} lines={said} />
        <Side
          title={t('onProfile')}
          lines={existing ? linesOf(kind, existing, t) : [t('nothing')]}
        />
      </dl>
      {answer && (
        <Badge family={answer === 'wrong' ? 'amber' : 'grey'}>{t(`answer.${answer}`)}</Badge>
      )}
      {mayAnswer && !mayTake && !answer && <p className={classes.quiet}>{t('incomplete')}</p>}
      {mayAnswer && (
        <div className={classes.actions}>
          {mayTake && (
            <Button
              variant="default"
              aria-label={t('takeNamed', { what })}
              disabled={pending}
              onClick={() => onAnswer('taken', what)}
            >
              {t('take')}
            </Button>
          )}
          {answer !== 'dismissed' && (
            <Button
              variant="subtle"
              aria-label={t('dismissNamed', { what })}
              disabled={pending}
              onClick={() => onAnswer('dismissed', what)}
            >
              {t('dismiss')}
            </Button>
          )}
          {answer !== 'wrong' && (
            <Button
              variant="subtle"
              aria-label={t('wrongNamed', { what })}
              disabled={pending}
              onClick={() => onAnswer('wrong', what)}
            >
              {t('wrong')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Side({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <dt className={classes.quiet}>{title}</dt>
      {lines.map((line, index) => (
        <dd key={line} className={index === 0 ? classes.strong : classes.line}>
          {line}
        </dd>
      ))}
    </div>
  );
}
