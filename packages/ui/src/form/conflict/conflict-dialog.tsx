import { Button, Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatDateTime } from '../../format/index.ts';
import { useT } from '../../i18n/index.ts';
import { DecisionModal, OverlayFooter } from '../../overlay/index.ts';
import classes from './conflict-dialog.module.css';
import { getAtPath } from '../state/field-path.ts';
import { recordNames, type DescribedField } from '../field-words.ts';
import { wordsForValue } from '../state/words-for-value.ts';
import { findConflict, mergeConflict, type ConflictSide } from './merge-conflict.ts';
import { formMessages } from '../messages.ts';

export interface ConflictDialogProps<Values> {
  opened: boolean;
  /** The values loaded when editing began. */
  base: Values;
  /** The values typed by the user. */
  mine: Values;
  /** The present values saved by another user (`current` of a `VERSION_CONFLICT`). */
  theirs: Values;
  /** `form.described()` */
  fields: readonly DescribedField[];
  /** Where names of the records stand whose ids the values hold: the record as it is now. */
  namesIn?: unknown;
  /** Name of the other user, and the time of saving (ISO 8601). */
  byName: string;
  at: string;
  onResolve: (merged: Values) => void;
  onCancel: () => void;
}

/**
 * Two people changed one record: for each field that both changed, yours or theirs; what one side
 * alone changed is kept and listed. Gives back the merged values, to be saved on their version.
 */
export function ConflictDialog<Values>(props: ConflictDialogProps<Values>) {
  const { opened, base, mine, theirs, fields, namesIn, byName, at, onResolve, onCancel } = props;
  const t = useT(formMessages);
  const names = useMemo(() => recordNames(theirs, mine, namesIn), [theirs, mine, namesIn]);
  const textOf = (field: DescribedField, value: unknown) => wordsForValue(field, value, names);
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictSide>>>({});
  const conflict = findConflict(base, mine, theirs, fields);
  const isDecided = conflict.clashes.every(({ path }) => choices[path] !== undefined);
  const versions: Record<ConflictSide, Values> = { mine, theirs };

  return (
    <DecisionModal
      opened={opened}
      onClose={onCancel}
      title={t('conflict.title', { name: byName })}
      subtitle={t('conflict.subtitle', { at: formatDateTime(at) })}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (isDecided) onResolve(mergeConflict(versions, conflict, choices));
      }}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={onCancel}>
            {t('conflict.cancel')}
          </Button>
          <Button type="submit" size="md" disabled={!isDecided}>
            {t('conflict.save')}
          </Button>
        </OverlayFooter>
      }
    >
      <p className={classes.intro}>
        {conflict.clashes.length > 0
          ? t('conflict.intro', { count: conflict.clashes.length })
          : t('conflict.noClash')}
      </p>
      {conflict.clashes.map((field) => (
        <fieldset key={field.path} className={classes.field}>
          <legend className={classes.legend}>{field.label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <Radio
              key={side}
              classNames={{ root: classes.choice, body: classes.body, label: classes.label }}
              name={field.path}
              checked={choices[field.path] === side}
              wrapperProps={{ 'data-chosen': choices[field.path] === side || undefined }}
              onChange={() => setChoices((all) => ({ ...all, [field.path]: side }))}
              label={
                <>
                  <span className={classes.side}>
                    {t(side === 'mine' ? 'conflict.yours' : 'conflict.theirs')}
                  </span>{' '}
                  <span className={classes.value}>
                    {textOf(field, getAtPath(versions[side], field.path))}
                  </span>
                </>
              }
            />
          ))}
        </fieldset>
      ))}
      {conflict.automatic.length > 0 && (
        <section className={classes.automatic}>
          <h3 className={classes.legend}>{t('conflict.automatic')}</h3>
          <dl>
            {conflict.automatic.map(({ field, side }) => (
              <div key={field.path}>
                <dt>{field.label}</dt>
                <dd>
                  {textOf(field, getAtPath(versions[side], field.path))},{' '}
                  {side === 'mine' ? t('conflict.byYou') : t('conflict.byThem', { name: byName })}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </DecisionModal>
  );
}
