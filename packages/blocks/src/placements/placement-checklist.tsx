import type { OnboardingItem, Placement } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Checkbox, FormSection, formatDate } from '@muster/ui';
import { usePlacementMessages } from './messages.ts';
import { usePlacementsCheckItemMutation } from './placements-context.tsx';
import classes from './placements.module.css';

/** Tasks around the first day; each tick records who did it. */
export function PlacementChecklist({ placement }: { placement: Placement }) {
  const t = usePlacementMessages();
  const platform = usePlatform();
  const [check, { isLoading }] = usePlacementsCheckItemMutation();
  const { checklist, id, version, allowedActions } = placement;
  if (checklist.length === 0) return null;
  const mayCheck = allowedActions.some((action) =>
    ['start', 'extend', 'resume', 'withdraw_notice'].includes(action),
  );

  async function toggle({ key, label, doneAt }: OnboardingItem) {
    const done = doneAt === null;
    const { error } = await check({ params: { id }, body: { version, key, done } });
    platform.notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : { kind: 'success', text: t(done ? 'done.checked' : 'done.unchecked', { label }) },
    );
  }

  const done = checklist.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <FormSection
      title={t('section.checklist')}
      aside={
        <span className={classes.progress}>
          {t('checklist.progress', { done, total: checklist.length })}
        </span>
      }
    >
      <ul className={classes.checklist}>
        {checklist.map((item) => (
          <li key={item.key}>
            <Checkbox
              checked={item.doneAt !== null}
              disabled={!mayCheck || isLoading}
              onChange={() => void toggle(item)}
              label={item.label}
              description={
                item.doneAt
                  ? t('checklist.done', {
                      name: item.doneBy?.name ?? '',
                      date: formatDate(item.doneAt),
                    })
                  : [
                      item.dueDate && t('checklist.due', { date: formatDate(item.dueDate) }),
                      item.owner?.name,
                    ]
                      .filter(Boolean)
                      .join(' · ')
              }
            />
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
