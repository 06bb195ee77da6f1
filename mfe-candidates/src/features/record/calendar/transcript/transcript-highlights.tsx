import { useState } from 'react';
import {
  vettingCompetencies,
  type Transcript,
  type TranscriptPage,
  type VettingCompetency,
} from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, EmptyLine, FieldRow, NumberField, SelectField, UnstyledButton } from '@muster/ui';
import { api } from '../../../../api.ts';
import { useTranscriptMessages } from './messages.ts';
import classes from './transcript.module.css';

type Highlight = Transcript['highlights'][number];

/** Quotes by competency: found by rules, marked and removed by users. */
export function TranscriptHighlights({
  page: { candidate, interview },
  transcript: { highlights, version },
}: {
  page: TranscriptPage;
  transcript: Transcript;
}) {
  const t = useTranscriptMessages();
  const { notify } = usePlatform();
  const [mark, { isLoading }] = api.useTranscriptsHighlightMutation();
  async function keep(next: readonly Pick<Highlight, 'competency' | 'line'>[]) {
    const { error } = await mark({
      params: { id: candidate.id, interviewId: interview.id },
      body: { version, highlights: next.map(({ competency, line }) => ({ competency, line })) },
    });
    if (error) notify({ kind: 'error', text: errorText(error) });
    return !error;
  }
  return (
    <section className={classes.stack} aria-label={t('highlights.title')}>
      <h3 className={classes.title}>{t('highlights.title')}</h3>
      {highlights.length === 0 && <EmptyLine text={t('highlights.none')} />}
      {vettingCompetencies.map((competency) => {
        const quotes = highlights.filter((one) => one.competency === competency);
        return quotes.length === 0 ? null : (
          <div key={competency}>
            <h4 className={classes.second}>{t(`competency.${competency}`)}</h4>
            <ul className={classes.sentences}>
              {quotes.map((quote) => (
                <li key={`${quote.line}-${quote.text}`} className={classes.text}>
                  {quote.text}{' '}
                  <span className={classes.second}>{t('line', { from: quote.line })}</span>{' '}
                  <UnstyledButton
                    className={classes.source}
                    disabled={isLoading}
                    aria-label={t('highlights.removeOf', { text: quote.text })}
                    onClick={() => void keep(highlights.filter((one) => one !== quote))}
                  >
                    {t('highlights.remove')}
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <MarkLine onMark={(marked) => keep([...highlights, marked])} pending={isLoading} />
    </section>
  );
}

function MarkLine({
  onMark,
  pending,
}: {
  onMark: (marked: Pick<Highlight, 'competency' | 'line'>) => Promise<boolean>;
  pending: boolean;
}) {
  const t = useTranscriptMessages();
  const [line, setLine] = useState<number | null>(null);
  const [competency, setCompetency] = useState<VettingCompetency | null>(null);
  return (
    <div className={classes.stack}>
      <FieldRow>
        <NumberField
          label={t('highlights.line')}
          help={t('highlights.lineHelp')}
          min={1}
          value={line}
          onChange={setLine}
        />
        <SelectField<VettingCompetency>
          label={t('highlights.competency')}
          options={vettingCompetencies.map((value) => ({ value, label: t(`competency.${value}`) }))}
          value={competency}
          onChange={setCompetency}
        />
      </FieldRow>
      <div>
        <Button
          variant="default"
          loading={pending}
          disabled={line === null || competency === null}
          onClick={() => {
            if (line === null || competency === null) return;
            void onMark({ line, competency }).then((kept) => kept && setLine(null));
          }}
        >
          {t('highlights.add')}
        </Button>
      </div>
    </div>
  );
}
