import type { AddToJobItem } from '@muster/contracts';
import { NoticeBar } from '@muster/ui';
import classes from './add-candidates.module.css';
import { useAddMessages } from './messages.ts';
import { reasonOf } from './person-row.tsx';

/** Candidates who could not be added, individually; all others were added. */
export function AddResults({ items }: { items: readonly AddToJobItem[] }) {
  const t = useAddMessages();
  return (
    <NoticeBar kind="warning">
      <ul className={classes.results} aria-label={t('results')}>
        {items.map((item) => (
          <li key={item.id} className={classes.result}>
            <strong>{item.name ?? t('hidden')}</strong>
            {item.unasked ? t(`unasked.${item.unasked}`) : reasonOf(item, t)}
          </li>
        ))}
      </ul>
    </NoticeBar>
  );
}
