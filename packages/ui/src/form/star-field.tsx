import { StarRating } from '../primitives/star-rating.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import type { FieldBase } from './field.types.ts';
import { useField } from './use-field.ts';

/** One to five stars. */
export function StarField(props: FieldBase<number | null>) {
  const field = useField(props);
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
