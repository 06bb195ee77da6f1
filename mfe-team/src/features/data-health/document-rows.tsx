import { useState } from 'react';
import { idSchema, type BrowsedField, type BrowsedRow } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Button, Card, EmptyState, Group, IconSearch, Skeleton, TextField } from '@muster/ui';
import { api } from '../../api.ts';
import { useDataHealthMessages } from './messages.ts';
import classes from './data-health.module.css';

interface DocumentRowsProps {
  name: string;
  fields: readonly BrowsedField[];
}

type Place = { before?: string } | { id: string };

/** Documents, newest first, page by page, or the one with a given id. */
export function DocumentRows({ name, fields }: DocumentRowsProps) {
  const t = useDataHealthMessages();
  const [place, setPlace] = useState<Place>({});
  // Each read is audited, so pages are not refetched automatically.
  const query = api.useDataBrowserRowsQuery(
    { params: { collection: name }, query: place },
    { refetchOnFocus: false, refetchOnReconnect: false },
  );
  const masked = fields.filter((field) => field.masked).length;
  const isFirst = !('id' in place) && place.before === undefined;
  return (
    <>
      <FindById onFind={(id) => setPlace({ id })} />
      {masked > 0 && <p className={classes.quiet}>{t('rows.masked', { count: masked })}</p>}
      <QueryView query={query} skeleton={<Skeleton height={500} />}>
        {({ rows, nextBefore }) => (
          <>
            {rows.length === 0 ? (
              <EmptyState
                icon={IconSearch}
                title={t(isFirst ? 'rows.none' : 'rows.notFound')}
                text={t(isFirst ? 'rows.noneText' : 'rows.notFoundText')}
              />
            ) : (
              <Documents name={name} rows={rows} fields={fields} />
            )}
            <Group gap="xs" mt="sm">
              {!isFirst && (
                <Button variant="default" onClick={() => setPlace({})}>
                  {t('id' in place ? 'rows.all' : 'rows.newest')}
                </Button>
              )}
              {nextBefore && !('id' in place) && (
                <Button variant="default" onClick={() => setPlace({ before: nextBefore })}>
                  {t('rows.older')}
                </Button>
              )}
            </Group>
          </>
        )}
      </QueryView>
    </>
  );
}

function FindById({ onFind }: { onFind: (id: string) => void }) {
  const t = useDataHealthMessages();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  return (
    <form
      className={classes.find}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const id = idSchema.safeParse(text.trim());
        setRefused(!id.success);
        if (id.success) onFind(id.data);
      }}
    >
      <TextField
        label={t('rows.find')}
        help={t('rows.findHelp')}
        error={refused ? t('rows.badId') : undefined}
        value={text}
        onChange={setText}
      />
      <Button type="submit" variant="default" disabled={!text.trim()}>
        {t('rows.show')}
      </Button>
    </form>
  );
}

interface DocumentsProps {
  name: string;
  rows: readonly BrowsedRow[];
  fields: readonly BrowsedField[];
}

/** A table that scrolls horizontally, because collections have many fields. */
function Documents({ name, rows, fields }: DocumentsProps) {
  const shown = fields.filter(({ path, masked }) => !masked && path !== '_id');
  return (
    <Card flush>
      <div className={classes.scroller} tabIndex={0} role="region" aria-label={name}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">_id</th>
              {shown.map(({ path }) => (
                <th key={path} scope="col">
                  {path}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, values }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                {shown.map(({ path }) => (
                  <td key={path}>{values[path] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
