import { useState } from 'react';
import type { AssistantResult } from '@muster/contracts';
import { UnstyledButton } from '@muster/ui';
import { usePlaygroundMessages } from './messages.ts';
import classes from './playground.module.css';

interface ResultViewProps {
  result: AssistantResult;
  title: string;
}

/** Result; each sentence opens the lines it is based on. */
export function ResultView({ result, title }: ResultViewProps) {
  const t = usePlaygroundMessages();
  const [open, setOpen] = useState<number | null>(null);
  const { engine, masked, tookMs, sentences, lines } = result;
  return (
    <section className={classes.result} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.second}>
        {t('result.facts', {
          engine: engine === 'local' ? t('local') : engine,
          ms: tookMs,
          masked: t(masked ? 'result.masked' : 'result.open'),
        })}
      </p>
      {sentences.length === 0 && <p>{t('result.nothing')}</p>}
      <ol className={classes.sentences}>
        {sentences.map(({ label, text, from, to }, index) => (
          <li key={`${from}-${text}`}>
            <p className={classes.text}>
              {label && <span className={classes.label}>{label}</span>} {text}{' '}
              <UnstyledButton
                className={classes.source}
                aria-expanded={open === index}
                onClick={() => setOpen(open === index ? null : index)}
              >
                {from === to ? t('result.line', { from }) : t('result.lines', { from, to })}
              </UnstyledButton>
            </p>
            {open === index && (
              <pre className={classes.lines} aria-label={t('result.source')}>
                {lines
                  .slice(from - 1, to)
                  .map((line, at) => `${from + at}: ${line}`)
                  .join('\n')}
              </pre>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
