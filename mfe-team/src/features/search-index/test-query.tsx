import { useState } from 'react';
import { limits, type SearchHit } from '@muster/contracts';
import { errorText } from '@muster/kit';
import { Badge, Button, Card, CardRow, CardRows, NoticeBar, TextField } from '@muster/ui';
import { api } from '../../api.ts';
import { useSearchIndexMessages } from './messages.ts';
import classes from './search-index.module.css';

interface Answer {
  query: string;
  hits: readonly SearchHit[];
  ms: number;
}

/** Tests the index with a query: results, scores and duration. */
export function TestQuery() {
  const t = useSearchIndexMessages();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [search, { isFetching, error }] = api.useLazySearchFindQuery();
  const query = text.trim();
  const run = async () => {
    const since = performance.now();
    const found = await search({ query: { q: query } })
      .unwrap()
      .catch(() => null);
    setAnswer(found && { query, hits: found.hits, ms: Math.round(performance.now() - since) });
  };
  return (
    <Card title={t('test.title')}>
      <form
        className={classes.query}
        onSubmit={(event) => {
          event.preventDefault();
          if (query) void run();
        }}
      >
        <TextField
          label={t('test.label')}
          help={t('test.help')}
          maxLength={limits.search.query}
          value={text}
          onChange={setText}
        />
        <Button type="submit" variant="default" disabled={!query} loading={isFetching}>
          {t('test.run')}
        </Button>
      </form>
      <div role="status">
        {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        {answer && (
          <p className={classes.quiet}>
            {answer.hits.length > 0
              ? t('test.found', { count: answer.hits.length, ms: answer.ms })
              : t('test.none', { query: answer.query })}
          </p>
        )}
      </div>
      {answer && answer.hits.length > 0 && (
        <CardRows>
          {answer.hits.map(({ kind, id, title, subtitle, score }) => (
            <CardRow key={`${kind}:${id}`}>
              <div className={classes.kind}>
                <span className={classes.name}>{title}</span>
                <span className={classes.quiet}>{subtitle}</span>
              </div>
              <Badge family="grey">{t(`kind.${kind}`)}</Badge>
              <span className={classes.quiet}>{t('test.score', { score: score.toFixed(2) })}</span>
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
