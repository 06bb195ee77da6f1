import { Button, SelectField, formatDateTime } from '@muster/ui';
import { useState } from 'react';
import { useMessages } from '../use-messages.ts';
import classes from './disable.module.css';
import type { DisableForm } from './use-disable-form.ts';

interface InterviewsToComeProps extends Pick<DisableForm, 'form' | 'given'> {
  /** Number of interviews that the reader may not see. */
  more: number;
}

/** Number of interviews shown at a time. */
const pageSize = 20;

/** The interviews that lose this person, each with its new host. */
export function InterviewsToCome({ form, given, more }: InterviewsToComeProps) {
  const t = useMessages();
  const [pages, setPages] = useState(1);
  const count = given.length + more;
  if (count === 0) return null;
  // Interviews with an error are always expanded.
  const refused = given.findLastIndex(
    ({ index }) => form.field(`substitutes.${index}.toUserId`).error,
  );
  const shown = given.slice(0, Math.max(pages * pageSize, refused + 1));
  const folded = given.length - shown.length;
  return (
    <section aria-label={t('disable.interviews.title', { count })}>
      <p className={classes.heading}>{t('disable.interviews.title', { count })}</p>
      <p className={classes.note}>{t('disable.interviews.note')}</p>
      <ul className={classes.interviews}>
        {shown.map(({ id, index, title, candidate, startsAt, substitutes }) => (
          <li key={id}>
            <SelectField
              label={t('disable.interviews.who', { candidate })}
              help={`${title}, ${formatDateTime(startsAt)}`}
              placeholder={t(
                substitutes.length > 0 ? 'disable.interviews.nobody' : 'disable.interviews.none',
              )}
              disabled={substitutes.length === 0}
              options={substitutes.map(({ id: value, name, isFree, interviews }) => ({
                value,
                label: t(isFree ? 'disable.interviews.free' : 'disable.interviews.busy', {
                  name,
                  count: interviews,
                }),
              }))}
              {...form.field(`substitutes.${index}.toUserId`)}
            />
          </li>
        ))}
      </ul>
      {folded > 0 && (
        <>
          <p className={classes.note}>{t('disable.interviews.folded')}</p>
          <Button size="xs" variant="default" onClick={() => setPages(pages + 1)}>
            {t('disable.interviews.further', { count: Math.min(folded, pageSize) })}
          </Button>
        </>
      )}
      {more > 0 && <p className={classes.note}>{t('disable.interviews.more', { count: more })}</p>}
    </section>
  );
}
