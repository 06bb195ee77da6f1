import type { Scorecard, VettingCompetency } from '@muster/contracts';
import { Button, Card } from '@muster/ui';
import { useScorecardMessages } from './messages.ts';
import classes from './scorecard.module.css';

interface FromTranscriptProps {
  transcript: NonNullable<Scorecard['transcript']>;
  /** Appends a text to the content of a field. */
  onCopy: (to: 'strengths' | 'concerns' | VettingCompetency, text: string) => void;
}

/** The approved summary of the interview's transcript, to copy sentence by sentence. */
export function FromTranscript({
  transcript: { sentences, highlights },
  onCopy,
}: FromTranscriptProps) {
  const t = useScorecardMessages();
  const copyButton = (to: 'strengths' | 'concerns', text: string) => (
    <Button
      size="xs"
      variant="default"
      aria-label={t('copy.of', { text, to: t(to) })}
      onClick={() => onCopy(to, text)}
    >
      {t('copy.to', { to: t(to) })}
    </Button>
  );
  return (
    <Card title={t('section.transcript')} count={sentences.length + highlights.length}>
      <ul className={classes.marks}>
        {sentences.map((text) => (
          <li key={text} className={classes.copied}>
            <span>{text}</span>
            <span className={classes.copies}>
              {copyButton('strengths', text)}
              {copyButton('concerns', text)}
            </span>
          </li>
        ))}
        {highlights.map(({ competency, text, line }) => (
          <li key={`${competency}-${line}-${text}`} className={classes.copied}>
            <span>
              <strong>{t(`competency.${competency}`)}</strong> {text}
            </span>
            <span className={classes.copies}>
              <Button
                size="xs"
                variant="default"
                aria-label={t('copy.of', { text, to: t(`competency.${competency}`) })}
                onClick={() => onCopy(competency, text)}
              >
                {t('copy.note', { name: t(`competency.${competency}`) })}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
