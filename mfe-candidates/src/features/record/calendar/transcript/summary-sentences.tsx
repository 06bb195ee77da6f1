import { useState } from 'react';
import type { Transcript } from '@muster/contracts';
import { UnstyledButton } from '@muster/ui';
import { useTranscriptMessages } from './messages.ts';
import classes from './transcript.module.css';

/** Summary; each sentence opens the lines it is based on. */
export function SummarySentences({
  transcript: { sentences, text: transcript },
}: {
  transcript: Transcript;
}) {
  const t = useTranscriptMessages();
  const [open, setOpen] = useState<number | null>(null);
  const spoken = transcript.split('\n');
  return (
    <ol className={classes.sentences} aria-label={t('summary')}>
      {sentences.map(({ text, lines }, index) => (
        <li key={`${lines?.from ?? 0}-${text}`}>
          <p className={classes.text}>
            {text}{' '}
            {lines ? (
              <UnstyledButton
                className={classes.source}
                aria-expanded={open === index}
                onClick={() => setOpen(open === index ? null : index)}
              >
                {lines.from === lines.to ? t('line', lines) : t('lines', lines)}
              </UnstyledButton>
            ) : (
              <span className={classes.second}>{t('byHand')}</span>
            )}
          </p>
          {lines && open === index && (
            <pre className={classes.lines} aria-label={t('source')}>
              {spoken
                .slice(lines.from - 1, lines.to)
                .map((line, at) => `${lines.from + at}: ${line}`)
                .join('\n')}
            </pre>
          )}
        </li>
      ))}
    </ol>
  );
}
