import { useT } from '../../i18n/index.ts';
import { StarRating } from '../../primitives/star-rating.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import type { FieldBase } from '../field.types.ts';
import { formMessages } from '../messages.ts';
import { useField } from '../use-field.ts';

/** One to five stars. */
export function StarField(props: FieldBase<number | null>) {
  const t = useT(formMessages);
  const field = useField(props, (stars) => t('stars', { count: stars }));
  return (
    <ChoiceGroup field={field} role="group">
      {() => (
        <StarRating
          label={props.label}
          value={props.value ?? 0}
          disabled={field.disabled}
          onChange={props.onChange}
        />
      )}
    </ChoiceGroup>
  );
}
