import { SelectField, formatDateTime } from '@muster/ui';
import { useMessages } from '../use-messages.ts';
import classes from './disable.module.css';
import type { DisableForm } from './use-disable-form.ts';

interface InterviewsToComeProps extends Pick<DisableForm, 'form' | 'given'> {
  /** Those that are further ahead, or that the reader may not see. */
  more: number;
}

/** The interviews that are left without this person, one by one, and who holds each of them. */
export function InterviewsToCome({ form, given, more }: InterviewsToComeProps) {
  const t = useMessages();
  const count = given.length + more;
  if (count === 0) return null;
  return (
    <section aria-label={t('disable.interviews.title', { count })}>
      <p className={classes.heading}>{t('disable.interviews.title', { count })}</p>
      <p className={classes.note}>{t('disable.interviews.note')}</p>
      <ul className={classes.interviews}>
        {given.map(({ id, index, title, candidate, startsAt, substitutes }) => (
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
      {more > 0 && <p className={classes.note}>{t('disable.interviews.more', { count: more })}</p>}
    </section>
  );
}
