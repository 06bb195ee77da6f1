export { AmountField } from './amount-field.tsx';
export type { AmountFieldProps } from './amount-field.tsx';
export { changedPaths } from './changed-paths.ts';
export { CheckboxField, ChoiceTiles, SegmentedField, SingleChoiceTiles } from './choice-fields.tsx';
export type {
  ChoiceTilesProps,
  SegmentedFieldProps,
  SingleChoiceTilesProps,
} from './choice-fields.tsx';
export { ConflictDialog } from './conflict-dialog.tsx';
export type { ConflictDialogProps } from './conflict-dialog.tsx';
export { DateField } from './date-field.tsx';
export type { DateFieldProps } from './date-field.tsx';
export { ErrorSummary } from './error-summary.tsx';
export type { ErrorSummaryProps } from './error-summary.tsx';
export { fieldErrorText } from './field-error-text.ts';
export type { FieldProblem } from './field-error-text.ts';
export { getAtPath, setAtPath, toFormPath } from './field-path.ts';
export type { FieldPath, FieldValue } from './field-path.ts';
export { FieldRow } from './field-row.tsx';
export type { BoundField, FieldBase, FieldOption } from './field.types.ts';
export { Form } from './form.tsx';
export type { FormProps } from './form.tsx';
export { FormSection } from './form-section.tsx';
export { LevelField, StarField } from './level-field.tsx';
export { findConflict, mergeConflict } from './merge-conflict.ts';
export type { Conflict, ConflictField, ConflictSide } from './merge-conflict.ts';
export { MoneyField } from './money-field.tsx';
export type { MoneyFieldProps, MoneyInput } from './money-field.tsx';
export { MonthField } from './month-field.tsx';
export { NumberField } from './number-field.tsx';
export type { NumberFieldProps } from './number-field.tsx';
export { parseAmount } from './parse-amount.ts';
export { parseDate } from './parse-date.ts';
export { PasswordField } from './password-field.tsx';
export type { PasswordFieldProps } from './password-field.tsx';
export { RepeatRows } from './repeat-rows.tsx';
export type { RepeatRowsProps } from './repeat-rows.tsx';
export { SearchSelectField } from './search-select-field.tsx';
export type { SearchSelectFieldProps } from './search-select-field.tsx';
export {
  CountryField,
  MultiSelectField,
  SelectField,
  TagsField,
  TimeZoneField,
} from './select-field.tsx';
export type { MultiSelectFieldProps, SelectFieldProps, TagsFieldProps } from './select-field.tsx';
export { SubmitBar, UnsavedDot } from './submit-bar.tsx';
export type { SubmitBarProps } from './submit-bar.tsx';
export { TextArea } from './text-area.tsx';
export type { TextAreaProps } from './text-area.tsx';
export { EmailField, PhoneField, TextField, UrlField } from './text-field.tsx';
export type { TextFieldProps } from './text-field.tsx';
export { useZodForm } from './use-zod-form.ts';
export type { BoundList, SummaryLine, ZodForm, ZodFormOptions } from './use-zod-form.ts';
