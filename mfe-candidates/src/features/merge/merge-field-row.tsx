import { useId } from 'react';
import {
  mergeSides,
  type MergeFieldProposal,
  type MergePreview,
  type MergeSide,
} from '@muster/contracts';
import { VisuallyHidden } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { mergeFieldValue } from './merge-field-value.ts';
import classes from './merge.module.css';

interface MergeFieldRowProps {
  proposal: MergeFieldProposal;
  preview: MergePreview;
  value: MergeSide;
  onChoose: (side: MergeSide) => void;
}

/** Field with the values of both records; the arrow keys switch between them. */
export function MergeFieldRow({ proposal, preview, value, onChoose }: MergeFieldRowProps) {
  const t = useMessages();
  const name = useId();
  const { field, suggested, reason } = proposal;
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t(`merge.field.${field}`)}</legend>
      <div className={classes.pair}>
        {mergeSides.map((side) => (
          <label key={side} className={classes.choice} data-chosen={value === side || undefined}>
            <input
              type="radio"
              name={name}
              value={side}
              checked={value === side}
              onChange={() => onChoose(side)}
            />
            <span className={classes.text}>
              <VisuallyHidden>{preview[side].number}</VisuallyHidden>
              <span className={classes.value}>
                {mergeFieldValue(field, preview[side], t) ?? (
                  <span className={classes.quiet}>{t('merge.empty')}</span>
                )}
              </span>
              {suggested === side && (
                <span className={classes.reason}>{t(`merge.reason.${reason}`)}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
