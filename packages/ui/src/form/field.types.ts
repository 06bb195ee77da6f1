import type { ReactNode } from 'react';
import type { FieldWords } from './field-words.ts';

/**
 * Called with a field's new value. Declared as a method so that a required choice fits a field that
 * is empty until something is chosen; the schema refuses the empty one.
 */
export type ChangeHandler<Value> = { onChange(value: Value): void }['onChange'];

/** What a form gives to a field: `<TextField label="Name" {...form.field('name')} />`. */
export interface BoundField<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Whether it differs from the form's initial value. */
  dirty: boolean;
  /** Tells the form what the field is called and how its values read. */
  onWords: (words: FieldWords) => void;
}

/** What every field of the design takes. All fields are controlled. */
export interface FieldBase<Value> {
  label: string;
  /** Hides the label except for screen readers, for grid cells under a header. */
  hideLabel?: boolean;
  value: Value | null | undefined;
  onChange: ChangeHandler<Value>;
  /** One sentence below the field. */
  help?: ReactNode;
  required?: boolean;
  error?: ReactNode;
  /** Whether it holds unsaved input; by default derived from a text's value. */
  dirty?: boolean;
  disabled?: boolean;
  placeholder?: string;
  id?: string;
  name?: string;
  autoComplete?: string;
  onBlur?: () => void;
  onWords?: ((words: FieldWords) => void) | undefined;
  className?: string;
  autoFocus?: boolean;
}

/** A choice of a select, tile or segment. */
export interface FieldOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, quiet line where the field shows one. */
  hint?: string;
  disabled?: boolean;
}
